import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, holes, limit = (3, 4, 2, 40) if sys.argv[1] == "short" else (5, 6, 5, 420)
cells = [(r, c) for r in range(h) for c in range(w)]
picked = rng.sample(cells, holes + 1)
print(limit)
for r in range(h):
    print("".join("K" if (r, c) == picked[0] else "#" if (r, c) in picked else "." for c in range(w)))
