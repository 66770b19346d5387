top = int(input())
cards = input().split()
mask = (1 << top + 1) - 1
seen = 1
counts = []
holes = []
for card in cards:
    v = int(card[1:])
    up = seen << v & mask
    if card[0] == "+":
        after = seen | up
    elif card[0] == "~":
        after = seen | up | seen >> v
    else:
        after = up | seen >> v
    if after:
        seen = after
        counts.append(bin(seen).count("1"))
    else:
        counts.append("x")
    holes.append((~seen & seen + 1).bit_length() - 1)
print(*counts)
print(*holes)
block = run = 0
width = seen
while run < width.bit_length():
    run += 1
    if not seen:
        break
    block += 1
    seen &= seen >> 1
print(width.bit_length() - 1, sum(i for i in range(top + 1) if width >> i & 1), block)
