import sys
from random import Random


def open_way(grid):
    h, w = len(grid), len(grid[0])
    ok = [[False] * w for _ in range(h)]
    for y in range(h):
        for x in range(w):
            if grid[y][x] == "#":
                continue
            ok[y][x] = (y == 0 and x == 0) or (y > 0 and ok[y - 1][x]) or (x > 0 and ok[y][x - 1])
    return ok[-1][-1]


r = Random(int(sys.argv[2]))
h, w = (5, 5) if sys.argv[1] == "short" else (25, 15)
while True:
    grid = ["".join("#" if r.random() < 0.13 else str(r.randint(1, 9)) for _ in range(w)) for _ in range(h)]
    if grid[0][0] != "#" and open_way(grid):
        break
print("\n".join(grid))
