import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 6 if sys.argv[1] == "short" else 40
print(n)
for i in range(n):
    r = 4 + i // 3
    x, y = 20 + rng.randint(-r, r), 20 + rng.randint(-r, r)
    print(min(max(x, 3), 37), min(max(y, 3), 37))
