import random
import sys

seed = int(sys.argv[2])
rng = random.Random(seed)
n, rules = (4, 1) if sys.argv[1] == "short" else (7, 3)
spots = rng.sample([(x, y) for x in range(10) for y in range(10)], n)
order = rng.sample(range(n), n)
pairs = set()
while len(pairs) < rules:
    i, j = sorted(rng.sample(range(n), 2))
    pairs.add((order[i], order[j]))
print(n, rules)
for x, y in spots:
    print(x, y)
for a, b in sorted(pairs):
    print(a, b)
