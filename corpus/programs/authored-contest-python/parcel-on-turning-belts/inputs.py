import sys
import random

rng = random.Random(int(sys.argv[2]))
h, w, pillars = (3, 4, 1) if sys.argv[1] == "short" else (11, 14, 20)
hall = [[rng.choice("^>v<<^") for _ in range(w)] for _ in range(h)]
free = [(i, j) for i in range(h) for j in range(w)][1:-1]
for i, j in rng.sample(free, pillars):
    hall[i][j] = "X"
print(h, w)
for row in hall:
    print(*row, sep="")
