import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, m, top = (4, 6, 4) if short else (24, 58, 12)
print(n, m)
roads = [(1, 2), (2, 3)]
while len(roads) < m:
    a = rng.randint(1, n)
    b = max(1, min(n, a + rng.choice((-3, -1, 1, 1, 2, 2, 3, 4))))
    if a != b:
        roads.append((a, b))
rng.shuffle(roads)
for a, b in roads:
    print(a, b, rng.randint(1, top))
