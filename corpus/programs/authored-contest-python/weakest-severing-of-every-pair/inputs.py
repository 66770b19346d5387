import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m = (5, 7) if sys.argv[1] == "short" else (22, 32)
print(n, m)
for _ in range(m):
    a, b = rng.sample(range(1, n + 1), 2)
    print(a, b, rng.randint(1, 20))
