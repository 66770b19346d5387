import sys
from random import Random

r = Random(int(sys.argv[2]))
h, w, m = {"short": (2, 4, 2), "long": (8, 8, 4)}[sys.argv[1]]
g = [[r.choice("0123456789") if r.random() < 0.78 else "#" for _ in range(w)] for _ in range(h)]
for y, x in ((0, 0), (h - 1, w - 1), (0, 1), (h - 1, w - 2)):
    if g[y][x] == "#":
        g[y][x] = r.choice("12345")
print(h, w, m)
for row in g:
    print("".join(row))
