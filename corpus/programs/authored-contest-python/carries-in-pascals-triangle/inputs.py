import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    p, q, top = rng.choice([2, 3, 5]), 4, 60
else:
    p, q, top = rng.choice([3, 5, 7]), 40, 60000
print(p, q)
for _ in range(q):
    n = rng.randint(5, top)
    print(n, rng.randint(0, n))
