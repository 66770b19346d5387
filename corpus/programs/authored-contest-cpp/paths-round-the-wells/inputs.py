import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    h, w, n = rng.randint(3, 4), 4, 3
else:
    h, w, n = 12, 13, 27
cells = [(r, c) for r in range(h) for c in range(w) if 0 < r + c < h + w - 2]
print(h, w, n)
for r, c in rng.sample(cells, n):
    print(r, c, rng.randint(1, 30))
