import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, k = (6, 4) if short else (85, 74)
print(n, rng.randint(0, 30), k, rng.randint(1, 5))
for _ in range(n):
    print(rng.randint(0, 60 if short else 280), rng.randint(1, 30 if short else 16))
