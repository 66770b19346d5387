import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
cases = 2 if short else 6
print(cases)
for c in range(cases):
    D = rng.randint(30, 60) if short else rng.randint(300, 400)
    k = 5 if short else 24
    spots = sorted(rng.sample(range(1, D), k))
    print(D, rng.randint(12, 20) if short else rng.randint(30, 50))
    print(*(f"{p}:{rng.randint(3, 14) if short else rng.randint(4, 34)}" for p in spots))
