import random
import sys

rng = random.Random(int(sys.argv[2]))
n, width = (3, 14) if sys.argv[1] == "short" else (32, 190)
print(n)
for _ in range(n):
    x = rng.randint(2, width)
    y = rng.randint(0, 55)
    print(x, y, x + rng.randint(1, 14), rng.randint(y + 1, min(64, y + 28)))
