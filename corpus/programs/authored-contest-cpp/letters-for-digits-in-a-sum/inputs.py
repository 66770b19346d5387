import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    base, lengths, most = 4, [1, 1], 4
else:
    base, lengths, most = 7, [3, 2, 3], 6
while True:
    a = [rng.randrange(base ** (k - 1) if k > 1 else 0, base ** k) for k in lengths]
    rows = []
    for v in a + [sum(a)]:
        digits = []
        while v or not digits:
            digits.append(v % base)
            v //= base
        rows.append(digits[::-1])
    kinds = sorted({d for r in rows for d in r})
    if most - 1 <= len(kinds) <= most and len(rows[-1]) >= max(lengths):
        break
names = rng.sample("ABCDEFGHKLMNPRSTUVWXYZ", len(kinds))
words = ["".join(names[kinds.index(d)] for d in r) for r in rows]
print(base, "+".join(words[:-1]) + "=" + words[-1])
