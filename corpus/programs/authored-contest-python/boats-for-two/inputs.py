import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
load = rng.randint(90, 120)
print(load, rng.randint(5, 30))
print(*(rng.randint(25, min(load, 95)) // 3 * 3 for _ in range(8 if short else 128)))
