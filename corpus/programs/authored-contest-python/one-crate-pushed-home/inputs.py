import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w, rocks, goals = (1 + rng.randint(1, 2), 4, 0, 2) if short else (6, 6, 5, 4)
while True:
    free = [(r, c) for r in range(h) for c in range(w)]
    rng.shuffle(free)
    blocked = set(free[:rocks])
    spots = free[rocks:]
    inner = [p for p in spots if (0 < p[0] < h - 1 or h < 3) and 0 < p[1] < w - 1]
    if inner:
        break
grid = [["#"] * (w + 2) for _ in range(h + 2)]
for r, c in spots:
    grid[r + 1][c + 1] = "."
crate = inner[0]
others = [p for p in spots if p != crate]
for sign, (r, c) in zip(["@"] + [str(k) for k in range(1, goals + 1)], others):
    grid[r + 1][c + 1] = sign
grid[crate[0] + 1][crate[1] + 1] = "$"
for row in grid:
    print("".join(row))
