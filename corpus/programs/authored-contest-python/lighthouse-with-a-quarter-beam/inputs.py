import random
import sys

rng = random.Random(int(sys.argv[2]))
n, side = (6, 8) if sys.argv[1] == "short" else (58, 14)
X, Y = side // 2, side // 2 + rng.randint(-1, 1)
spots = [(x, y) for x in range(side + 1) for y in range(side + 1)]
print(n, X, Y)
for x, y in rng.sample(spots, n - 1):
    print(x, y, rng.randint(1, 9))
print(X, Y, rng.randint(1, 9)) if rng.random() < 0.5 else print(X + 1, Y + 2, 4)
