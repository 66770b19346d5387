import random
import sys
from math import gcd

rng = random.Random(int(sys.argv[2]))
n = rng.randint(9, 11) if sys.argv[1] == "short" else 34
row = sorted(((x / y, x, y) for y in range(1, n + 1) for x in range(y + 1) if gcd(x, y) == 1))
if sys.argv[1] == "short":
    i = rng.randint(0, len(row) - 6)
    j = rng.randint(i + 4, len(row) - 1)
else:
    i, j = rng.randint(0, 20), len(row) - rng.randint(2, 25)
print(n, row[i][1], row[i][2], row[j][1], row[j][2])
