import sys
from random import Random

r = Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(3)
    rows = ["....", ".xo.", ".ox.", "...."]
    y = r.choice((0, 3))
    rows[y] = r.choice([".#..", "..#.", "x...", "...o"])
else:
    print(40)
    g = [["."] * 6 for _ in range(6)]
    for y, x, c in ((2, 2, "x"), (2, 3, "o"), (3, 2, "o"), (3, 3, "x")):
        g[y][x] = c
    for _ in range(2):
        g[r.choice((0, 5))][r.randrange(6)] = "#"
    rows = ["".join(row) for row in g]
for row in rows:
    print(row)
