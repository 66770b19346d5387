import random
import sys

rng = random.Random(int(sys.argv[2]))
n, noise = (5, 3) if sys.argv[1] == "short" else (25, 14)
row = list(range(1, n + 1))
k = rng.randrange(n)
row = row[k:] + row[:k]
if rng.random() < 0.5:
    row.reverse()
for _ in range(noise):
    a, b = rng.sample(range(n), 2)
    row[a], row[b] = row[b], row[a]
print(*row)
