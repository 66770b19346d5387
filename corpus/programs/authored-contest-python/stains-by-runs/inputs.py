import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w = (3, 8) if sys.argv[1] == "short" else (22, 26)
grid = [["."] * w for _ in range(h)]
for _ in range(h * w // 6):
    x, y = rng.randrange(w), rng.randrange(h)
    dx, dy = rng.choice([(1, 1), (2, 1), (4, 1), (1, 2), (1, 4), (2, 2), (3, 2)])
    colour = rng.choice("xxxo.")
    for i in range(y, min(h, y + dy)):
        for j in range(x, min(w, x + dx)):
            grid[i][j] = colour
for row in grid:
    print("".join(row))
