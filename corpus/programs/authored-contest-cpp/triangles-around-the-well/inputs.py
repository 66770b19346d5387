import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, r = rng.randint(5, 6), 2
else:
    n, r = 44, 5
wx, wy = rng.randint(-3, 3), rng.randint(-3, 3)
print(n, wx, wy)
for _ in range(n):
    dx = dy = 0
    while dx == dy == 0:
        dx, dy = rng.randint(-r, r), rng.randint(-r, r)
    print(wx + dx, wy + dy)
