import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m, q, most = (3, 4, 2, 4) if sys.argv[1] == "short" else (5, 9, 44, 90)
print(n, m, q)
roads = [(i, i % (n - 1) + 1) for i in range(1, n)]
while len(roads) < m:
    roads.append((rng.randint(1, n - 1), rng.randint(1, n)))
rng.shuffle(roads)
for u, v in roads:
    print(u, v, rng.randint(-6, 12) + (9 if v == n else 0))
print(*(rng.randint(1, most) for _ in range(q)))
