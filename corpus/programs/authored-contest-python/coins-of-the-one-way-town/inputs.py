import random
import sys

kind, seed = sys.argv[1:]
rng = random.Random(int(seed))
n, m = (6, 8) if kind == "short" else (42, 78)
hop = 3 if kind == "short" else 7
rank = rng.sample(range(1, n + 1), n)
streets = []
while len(streets) < m:
    i = rng.randrange(n)
    j = min(n - 1, i + rng.randint(1, hop - 1)) if rng.random() < 0.64 else max(0, i - rng.randint(1, 3))
    if i != j and (rank[i], rank[j]) not in streets:
        streets.append((rank[i], rank[j]))
print(n, m)
print(*(rng.randint(1, 9) for _ in range(n)))
for a, b in streets:
    print(a, b)
