import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w = (2, 4) if short else (9, 9)
grid = [[rng.choice("112233499##") for _ in range(w)] for _ in range(h)]
a, b = rng.sample([(r, c) for r in range(h) for c in range(w)], 2)
grid[a[0]][a[1]] = "S"
grid[b[0]][b[1]] = "G"
print(h, w, rng.randint(1, 4))
for row in grid:
    print("".join(row))
