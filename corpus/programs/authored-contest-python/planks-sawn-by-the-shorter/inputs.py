import random
import sys

rng = random.Random(int(sys.argv[2]))
t, size, k = (3, 20, rng.randint(1, 3)) if sys.argv[1] == "short" else (26, 150, 2)
print(k, t)
for _ in range(t):
    print(rng.randint(2, size), rng.randint(1, size))
