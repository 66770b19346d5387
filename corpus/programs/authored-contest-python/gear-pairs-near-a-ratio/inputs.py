import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, limit, top = 3, 9, 30
else:
    n, limit, top = 42, 60, 3000
print(n, limit)
for _ in range(n):
    if rng.random() < 0.15:
        m = rng.randint(2, 20)
        print(m * rng.randint(1, limit), m * rng.randint(1, limit))
    else:
        b = rng.randint(top // 4, top)
        print(max(1, b * rng.randint(20, 260) // 100), b)
