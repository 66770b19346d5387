import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, k, top = 3, 2, 20
else:
    n, k, top = 28, 2, 120
print(n, k)
for _ in range(n):
    b = rng.randint(3, top)
    print(min(top, b * rng.randint(1, 3) + rng.randint(0, b)), b)
