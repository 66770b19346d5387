import sys

DATA = (3, 5, 6, 7, 9, 10, 11, 12)
text = []
flips = []
sound = mended = hurt = lost = total = 0
for line in sys.stdin.read().split():
    syndrome = ones = 0
    for place, bit in enumerate(line):
        if bit == "1":
            syndrome ^= place
            ones ^= 1
    if ones:
        if syndrome > 12:
            lost += 1
            text.append("!")
            continue
        mended += 1
        flips.append(syndrome)
    elif syndrome:
        hurt += 1
        text.append("?")
        continue
    else:
        sound += 1
    code = 0
    for place in DATA:
        bit = line[place] == "1"
        if ones and place == syndrome:
            bit = not bit
        code = code << 1 | bit
    total = total + code & 255
    c = chr(code)
    text.append(c if code < 128 and c.isalnum() else "#")
print("".join(text))
print(*(flips or "-"))
print(sound, mended, hurt, lost, total)
