import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, k, top = (7, 2, 30) if short else (86, 4, 310)
print(n, k, rng.randint(2, 12))
for _ in range(n):
    s = rng.randint(0, top)
    print(s, s + rng.randint(2, 14 if short else 20))
