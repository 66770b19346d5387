import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    low = rng.randint(2, 40)
    print(low, low + rng.randint(6, 9), 55, rng.choice([-1, 0, 1, 2, 3]))
else:
    low = rng.randint(2, 12)
    print(low, 240 + rng.randint(0, 20), 290, rng.choice([1, 2]))
