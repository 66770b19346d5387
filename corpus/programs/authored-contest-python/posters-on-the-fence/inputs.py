import sys
import random

mode, seed = sys.argv[1:3]
rng = random.Random(int(seed))
n, span, wide = (7, 40, 15) if mode == "short" else (80, 960, 110)
print(n)
for i in range(n):
    # the later posters tend to be the smaller ones
    reach = max(3, wide * (n - i) // n)
    left = rng.randint(0, span - 1)
    print(left, min(span, left + rng.randint(2, reach + 2)))
