import random
import sys

seed = int(sys.argv[2])
rng = random.Random(seed)
n, k = (3, 3) if sys.argv[1] == "short" else (6, 22)
roads = [(rng.randint(1, v - 1), v) for v in range(2, n + 1)]
if seed % 9 == 4:
    roads = []
    n += 1
while len(roads) < k:
    a, b = rng.sample(range(1, min(n, 6) + 1 - (seed % 9 == 4)), 2)
    roads.append((a, b))
print(n, k)
for a, b in roads:
    print(a, b, rng.choice([1, 1, 1, 2, 3]) if k < 9 else 1)
