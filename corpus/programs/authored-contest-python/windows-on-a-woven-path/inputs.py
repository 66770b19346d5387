import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
k, q = (2, 2) if short else (4, 23)
print(k)
top = (1 << k) - 1
for _ in range(q):
    a, c = sorted((rng.randint(0, top), rng.randint(0, top)))
    b, d = sorted((rng.randint(0, top), rng.randint(0, top)))
    print(a, b, c, d)
