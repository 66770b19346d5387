import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
ring, n, k = (12, 6, 6) if short else (90, 40, 14)
print(ring, n)
for _ in range(n):
    print(rng.randrange(ring), rng.randint(1 if short else 3, k))
