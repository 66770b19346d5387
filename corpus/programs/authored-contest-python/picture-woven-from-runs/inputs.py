import random
import sys
from itertools import groupby

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w = (3, 3) if short else (7, 7)
share = rng.choice((0.45, 0.6)) if short else 0.5
grid = [[rng.random() < share for _ in range(w)] for _ in range(h)]
print(h, w)
for line in grid + [list(col) for col in zip(*grid)]:
    print(*([len(list(g)) for dark, g in groupby(line) if dark] or [0]))
