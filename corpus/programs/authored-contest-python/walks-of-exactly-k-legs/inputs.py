import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m, q, top = (2, 3, 3, 5) if sys.argv[1] == "short" else (4, 8, 22, 120)
names = "ABCDEF"[:n]
print(n, m, q)
roads = [names[i] + " " + names[(i + 1) % n] for i in range(n - 1)]
while len(roads) < m:
    roads.append(rng.choice(names) + " " + rng.choice(names))
for road in roads:
    print(road, rng.randint(1, 3))
for _ in range(q):
    print(rng.choice(names), rng.choice(names), rng.randint(1, top))
