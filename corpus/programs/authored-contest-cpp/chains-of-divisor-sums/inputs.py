import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    lo = rng.randint(10, 26)
    hi = lo + 5
    cap = hi + rng.randint(0, 3)
else:
    lo = rng.randint(210, 222)
    hi, cap = lo + rng.randint(78, 90), 400 + rng.randint(0, 60)
print(lo, hi, cap)
