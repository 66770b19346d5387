import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m, k = (3, 4, 1) if sys.argv[1] == "short" else (8, 17, 7)
den = rng.randint(1, n)
lanes = {(v, v % n + 1) for v in range(1, n + 1)}
while len(lanes) < m:
    a, b = rng.randint(1, n), rng.randint(1, n)
    if a != b:
        lanes.add((a, b))
order = sorted(lanes)
rng.shuffle(order)
print(n, m, den)
for a, b in order:
    print(a, b)
for _ in range(k):
    g, f = rng.sample([v for v in range(1, n + 1) if v != den], 2)
    print(g, f, rng.choice("gf"))
