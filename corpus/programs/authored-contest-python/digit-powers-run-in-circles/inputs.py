import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    low = rng.randint(2, 60)
    print(rng.choice([3, 4, 5, 6, 7]), rng.choice([2, 2, 3]), low, low + rng.randint(3, 8))
else:
    low = rng.randint(20, 60)
    print(rng.choice([8, 9, 10, 11]), 3, low, low + 250)
