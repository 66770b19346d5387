import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
for k in range(3 if short else 30):
    n = rng.randint(2, 4) if short else rng.randint(5, 9)
    print(*(max(0, rng.randint(-3, 5 if short else 20)) for _ in range(n)))
