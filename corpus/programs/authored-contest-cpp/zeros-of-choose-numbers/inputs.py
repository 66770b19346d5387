import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    base, n = rng.choice([4, 6, 10, 12]), rng.randint(30, 80)
    lo = rng.randint(3, 20)
    hi = lo + 4
else:
    base, n = rng.choice([6, 12, 18, 24, 60]), rng.randint(2000, 3000)
    lo = rng.randint(500, 900)
    hi = lo + rng.randint(56, 64)
print(base, n, lo, hi)
