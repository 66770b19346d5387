import random
import sys

rng = random.Random(int(sys.argv[2]))
n = rng.randint(6, 8) if sys.argv[1] == "short" else 46
print(n)
print(*[rng.randint(1, 9 if n < 10 else 70) for _ in range(n)])
