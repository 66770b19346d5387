import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, top = (6, 4) if short else (30, 12)
print(n)
print(*(rng.randint(0, top) for _ in range(n)))
