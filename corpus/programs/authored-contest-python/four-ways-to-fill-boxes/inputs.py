import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
c, n = (rng.randint(10, 20), 5) if short else (50, 38)
print(c)
print(*(rng.randint(2, c // 2) if rng.random() < 0.7 else rng.randint(c // 2, c - 1) for _ in range(n)))
