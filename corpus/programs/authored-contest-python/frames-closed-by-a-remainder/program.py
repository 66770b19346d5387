import sys


def divide(bits, gen, d):
    r = 0
    for b in bits:
        r = r << 1 | (b == "1")
        if r >> d:
            r ^= gen
    return r


gen, *jobs = sys.stdin.read().split("\n")
d = len(gen) - 1
gen = int(gen, 2)
sealed, answers = [], []
value = digits = ones = 0
for job in filter(None, jobs):
    kind, word = job.split()
    if kind == "seal":
        r = divide(word + "0" * d, gen, d)
        sealed.append(format(r, "b").zfill(d))
        continue
    r = divide(word, gen, d)
    number = int(word, 2)
    if r == 0:
        answers.append("ok")
    else:
        trial, place = 1, 0
        while trial != r and place < len(word) - 1:
            trial <<= 1
            if trial >> d:
                trial ^= gen
            place += 1
        if trial != r:
            answers.append("bad")
            continue
        answers.append(str(place))
        number ^= 1 << place
    number >>= d
    value = ((value << len(word) - d) + number) % 65521
    digits += len(word) - d
    ones += bin(number).count("1")

print(" ".join(sealed) or "-")
print(" ".join(answers) or "-")
print(value, digits, ones)
