import random
import sys

mode = sys.argv[1]
rnd = random.Random(int(sys.argv[2]))
n, extra, k = (4, 2, 1) if mode == "short" else (19, 26, 2)
edges = []
for v in range(2, n + 1):
    if mode == "short" or v != n - 3:
        edges.append((v - rnd.choice([1, 2] if v > 2 else [1]), v, rnd.randint(2, 30)))
while len(edges) < n - 1 + extra:
    a, b = rnd.sample(range(1, n + 1), 2)
    if n > 9 and n - 3 in (a, b):
        continue
    edges.append((a, b, rnd.randint(5, 60)))
rnd.shuffle(edges)
print(n, len(edges), k)
for e in edges:
    print(*e)
