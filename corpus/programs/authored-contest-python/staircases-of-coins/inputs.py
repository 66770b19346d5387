import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(5, rng.choice([3, 4]), rng.randint(3, 6))
else:
    print(14, rng.choice([5, 7]), rng.randint(60, 120))
