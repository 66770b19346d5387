import random
import sys

rng = random.Random(int(sys.argv[2]))
n, side = (7, 8) if sys.argv[1] == "short" else (36, 24)
cells = [(x, y) for x in range(side) for y in range(side)]
print(n)
for x, y in rng.sample(cells, n):
    print(x, y)
