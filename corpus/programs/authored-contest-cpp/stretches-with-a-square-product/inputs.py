import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, bound = 7, 12
else:
    n, bound = 64, 60
smooth = [v for v in range(1, bound + 1) if all(v % p for p in (11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59))]
print(n, bound)
print(*[rng.choice(smooth) for _ in range(n)])
