import random
import sys

rng = random.Random(int(sys.argv[2]))
n, w = (3, 6) if sys.argv[1] == "short" else (15, 32)
print(n)
for _ in range(n):
    x, y = rng.randint(0, w), rng.randint(0, w)
    dx, dy = rng.randint(2, w * 2 // 3), rng.randint(2, w * 2 // 3)
    if rng.random() < 0.4:
        dx = -dx
    print(x, y, x + dx, y + dy)
