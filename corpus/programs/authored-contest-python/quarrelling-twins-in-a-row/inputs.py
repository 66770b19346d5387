import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
print(rng.randint(100, 900) if short else 99991, 3 if short else 24)
for _ in range(3 if short else 24):
    p = rng.randint(1, 3 if short else 6)
    print(p, rng.randint(0, 2 if short else 4))
