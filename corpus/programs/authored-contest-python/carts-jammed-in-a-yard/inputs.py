import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w, carts, posts = (3, 4, 3, 0) if short else (5, 5, 6, 1)
while True:
    grid = [["."] * w for _ in range(h)]
    row = rng.randrange(h)
    grid[row][0] = grid[row][1] = "A"
    for _ in range(posts):
        r, c = rng.randrange(h), rng.randrange(w)
        if grid[r][c] == "." and r != row:
            grid[r][c] = "#"
    todo = list("BCDEF"[:carts - 1])
    for _ in range(60):
        if not todo:
            break
        size = 2 if rng.random() < 0.65 or short else 3
        across = rng.random() < 0.35
        r, c = rng.randrange(h), rng.randrange(w)
        cells = [(r, c + i) if across else (r + i, c) for i in range(size)]
        if any(a >= h or b >= w or grid[a][b] != "." for a, b in cells) or (across and r == row):
            continue
        for a, b in cells:
            grid[a][b] = todo[0]
        todo.pop(0)
    if not todo and (any(grid[row][c] != "." for c in range(2, w))):
        break
for line in grid:
    print("".join(line))
