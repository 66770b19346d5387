import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    low = rng.randint(5, 12)
    print(low, low + 3, 100)
else:
    low = rng.randint(80, 130)
    print(low, low + 29, rng.randint(800, 1000))
