import random
import sys

kind = sys.argv[1]
r = random.Random(int(sys.argv[2]))
n, k, horizon, longest = (7, 2, 30, 14) if kind == "short" else (80, 4, 400, 34)
print(n, k)
for _ in range(n):
    print(r.randint(0, horizon), r.randint(3, longest))
