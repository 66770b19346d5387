import random
import sys

rng = random.Random(int(sys.argv[2]))
n, side = (3, 12) if sys.argv[1] == "short" else (14, 50)
print(n)
for _ in range(n):
    w, h = rng.randint(1, side // 2), rng.randint(1, side // 2)
    x, y = rng.randint(0, side - w), rng.randint(0, side - h)
    print(x, y, x + w, y + h)
