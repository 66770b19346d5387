import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, blocks, m = 6, [range(1, 5), range(5, 7)], 8
else:
    n, blocks, m = 24, [range(1, 12), range(12, 20), range(20, 24)], 76
lines = []
for b in blocks:
    for p in b[1:]:
        lines.append((p, rng.choice(range(b[0], p))))
while len(lines) < m:
    b = rng.choice(blocks)
    p = rng.choice(b)
    lines.append((p, rng.choice([q for q in b if p != q or rng.random() < 0.4])))
rename = rng.sample(range(1, n + 1), n)
rng.shuffle(lines)
print(n, m)
for a, b in lines:
    print(rename[a - 1], rename[b - 1])
