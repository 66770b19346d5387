import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, top, target = 4, 9, 39
else:
    n, top, target = 10, 97, 941
print(n, target)
print(*[rng.randrange(3, top, 2) * 3 + 1 for _ in range(n)])
