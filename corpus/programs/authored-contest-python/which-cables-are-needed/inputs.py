import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m, top = (5, 7, 4) if sys.argv[1] == "short" else (15, 34, 6)
rows = []
for v in range(2, n + 1):
    rows.append((v, rng.randint(max(1, v - 5), v - 1), rng.randint(2, top)))
while len(rows) < m:
    a, b = rng.sample(range(1, n + 1), 2)
    rows.append((a, b, rng.randint(1, top)))
rng.shuffle(rows)
print(n, m)
for row in rows:
    print(*row)
