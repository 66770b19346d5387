import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    g, k, q = rng.randint(1, 2), rng.randint(4, 8), 3
else:
    g, k, q = 2, 26, 38
a, b = g * rng.randint(2, 7), g * rng.randint(5, 13)
print(a, b, k, q)
print(*[g * rng.randint(0, 60) + (1 if rng.random() < 0.12 else 0) for _ in range(q)])
