import random
import sys

size, seed = sys.argv[1:]
rng = random.Random(int(seed))
if size == "short":
    print("".join(rng.choice("xyz") for _ in range(8)))
else:
    print("".join(rng.choice("kmnopr") for _ in range(46)))
