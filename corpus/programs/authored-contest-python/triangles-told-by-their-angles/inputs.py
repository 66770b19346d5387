import random
import sys

rng = random.Random(int(sys.argv[2]))
n, size = (5, 4) if sys.argv[1] == "short" else (14, 9)
cells = [(x, y) for x in range(size + 1) for y in range(size + 1)]
print(n)
for x, y in rng.sample(cells, n):
    print(x, y)
