import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
T, n, most = (5, 4, 4) if short else (22, 23, 6)
print(T, n)
for k in range(n):
    s = rng.randint(0, T - 1) if k else 0
    print(s, min(T, s + rng.randint(1, most)), rng.randint(1, 30))
