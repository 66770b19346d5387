import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, plan = (4, 4, [3, 2]) if sys.argv[1] == "short" else (11, 12, [7, 5, 6, 4, 3, 5, 3, 4, 2])
carpet = [[rng.choice("ab" if h < 5 else "aaabbc") for _ in range(w)] for _ in range(h)]
for side in plan:
    letter = rng.choice("abc")
    y, x = rng.randint(0, h - side), rng.randint(0, w - side)
    for i in range(side):
        for r, c in ((y, x + i), (y + side - 1, x + i), (y + i, x), (y + i, x + side - 1)):
            carpet[r][c] = letter
for row in carpet:
    print("".join(row))
