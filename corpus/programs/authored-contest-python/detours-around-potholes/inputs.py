import sys
import random

size, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
R, C, m = (4, 5, 3) if size == "short" else (26, 31, 34)
slabs = [(r, c) for r in range(1, R + 1) for c in range(1, C + 1)][1:-1]
print(R, C, m)
for r, c in rng.sample(slabs, m):
    print(r, c)
