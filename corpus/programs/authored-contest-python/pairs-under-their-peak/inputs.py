import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 7 if sys.argv[1] == "short" else 90
print(n)
print(*[rng.randint(-6, 24) if rng.random() < 0.7 else rng.randint(10, 60) for _ in range(n)])
