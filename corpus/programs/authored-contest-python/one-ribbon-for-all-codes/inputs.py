import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    k, n, q = rng.choice([(2, 3, 4), (3, 2, 5), (2, 4, 4), (3, 3, 5)])
else:
    k, n, q = 3, 6, 36
print(k, n, q)
for _ in range(q):
    print("".join(str(rng.randrange(k)) for _ in range(n)))
