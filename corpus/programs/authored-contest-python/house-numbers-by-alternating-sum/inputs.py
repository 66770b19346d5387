import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    lo = rng.randint(0, 30)
    print(rng.randint(3, 6), lo, lo + rng.randint(2, 20), rng.randint(20, 99))
else:
    hi = rng.randint(600000, 950000)
    print(2, rng.randint(1000, 60000), hi, 9973)
