import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, big = (3, 2, 5) if sys.argv[1] == "short" else (13, 13, 34)
print(h, w)
lean = [rng.randint(0, big) for _ in range(h)]
slope = [rng.randint(0, big) for _ in range(w)]
for r in range(h):
    print(*(lean[r] + slope[c] + rng.randint(-big // 2, big // 3) - big for c in range(w)))
