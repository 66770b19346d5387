import random
import sys

rng = random.Random(int(sys.argv[2]))
n, top, width, most = (5, 14, 6, 3) if sys.argv[1] == "short" else (70, 180, 26, 7)
print(n)
for _ in range(n):
    l = rng.randint(1, top)
    r = l + rng.randint(1, width)
    print(l, r, rng.randint(1, min(most, r - l + 1)))
