import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print("###.\n#.#.\n##.#")
else:
    h, w = 17, 21
    g = [["."] * w for _ in range(h)]

    def ring(t, l, b, r, ch):
        for i in range(t, b + 1):
            for j in range(l, r + 1):
                if i in (t, b) or j in (l, r):
                    g[i][j] = ch

    ring(1, 1, 11, 13, "#")
    ring(3, 3, 8, 9, "#")
    ring(5, 5, 6, 7, "#")
    ring(12, 14, 16, 19, "#")
    ring(3, 15, 7, 19, "#")
    for _ in range(38):
        i, j = rng.randrange(h), rng.randrange(w)
        g[i][j] = "#"
    for row in g:
        print("".join(row))
