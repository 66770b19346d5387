import sys
import random

g = random.Random(int(sys.argv[2]))
t, lo, hi = (2, 3, 4) if sys.argv[1] == "short" else (25, 4, 11)
print(t)
for _ in range(t):
    n = g.randint(lo, hi)
    print(n, g.randint(2, n - 1), g.randint(1, 20))
    print(*[g.randint(0, 255) | g.randint(0, 255) for _ in range(n)])
