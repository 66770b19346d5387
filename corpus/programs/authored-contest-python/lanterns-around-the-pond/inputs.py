import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m = (8, 4) if sys.argv[1] == "short" else (113, 52)
print(n, m)
print(*[rng.randint(-9, 40) + (rng.randint(0, 40) if rng.random() < 0.3 else 0) for _ in range(n)])
