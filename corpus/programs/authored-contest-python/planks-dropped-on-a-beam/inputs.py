import random
import sys

rng = random.Random(int(sys.argv[2]))
n, width, most = (6, 12, 6) if sys.argv[1] == "short" else (40, 60, 14)
print(n)
for _ in range(n):
    l = rng.randint(0, width - 1)
    print(l, min(width, l + rng.randint(1, most)), rng.choice((1, 2, 2, 3, 9)))
