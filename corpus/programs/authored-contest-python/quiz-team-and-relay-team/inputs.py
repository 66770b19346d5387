import random
import sys

rng = random.Random(int(sys.argv[2]))
n, p, s = (7, 2, 3) if sys.argv[1] == "short" else (106, 28, 58)
print(n, p, s)
fit = [rng.randint(5, 60) for _ in range(n)]
print(*[f + rng.randint(0, 30) for f in fit])
print(*[f + rng.randint(0, 30) for f in fit])
