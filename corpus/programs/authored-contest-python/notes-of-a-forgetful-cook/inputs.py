import random
import sys

rng = random.Random(int(sys.argv[2]))
m, n, rank = (4, 3, 2) if sys.argv[1] == "short" else (30, 7, 5)
p = rng.choice([7, 11, 13])
truth = [rng.randrange(p) for _ in range(n)]
base = [[rng.choice([0, 0, rng.randrange(p)]) for _ in range(n)] for _ in range(rank)]
print(m, n, p)
for _ in range(m):
    row = [0] * n
    for b in base:
        f = rng.choice([0, 0, 1, rng.randrange(p)])
        row = [(x + f * y) % p for x, y in zip(row, b)]
    right = sum(x * y for x, y in zip(row, truth)) % p
    if rng.random() < 0.15:
        right = rng.randrange(p)
    print(*row, right)
