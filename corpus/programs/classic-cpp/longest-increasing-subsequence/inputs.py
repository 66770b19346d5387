import random
import sys

mode, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
n, drift, jitter = (8, 3, 8) if mode == "short" else (64, 2, 34)
row = [10 + i * drift + rng.randint(-jitter, jitter) for i in range(n)]
for i in range(0, n, 16):
    print(*row[i:i + 16])
