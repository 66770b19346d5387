import random
import sys

kind = sys.argv[1]
rng = random.Random(int(sys.argv[2]))
n, m = (2, 4) if kind == "short" else (8, 35)
seat = [rng.choice([1, -1]) for _ in range(n)]
print(n, m)
for _ in range(m):
    a, b = rng.sample(range(n), 2) if rng.random() < 0.9 else (rng.randrange(n),) * 2
    signs = [seat[a], rng.choice([1, -1])] if rng.random() < 0.85 else [-seat[a], -seat[b]]
    print((a + 1) * signs[0], (b + 1) * (signs[1] if a != b else signs[0]))
