import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, m, q, r, s = 3, 3, 3, 4, 1
else:
    n, m, q, r, s = 8, 6, 36, 9, 4


def cloud(k, r):
    while True:
        p = [(rng.randint(-r, r), rng.randint(-r, r)) for _ in range(k)]
        x, y = p[0]
        if any((a - x) * (d - y) != (c - x) * (b - y) for a, b in p for c, d in p):
            return p


print(n, m, q)
for x, y in cloud(n, r) + cloud(m, s):
    print(x, y)
for _ in range(q):
    print(rng.randint(-r - s, r + s), rng.randint(-r - s, r + s))
