import random
import sys

rng = random.Random(int(sys.argv[2]))
n, k, p, day = (8, 2, 2, 30) if sys.argv[1] == "short" else (130, 5, 4, 400)
print(n, k, p)
for _ in range(n):
    s = rng.randint(0, day)
    print(s, s + rng.randint(3, 12) + (rng.randint(0, 40) if rng.random() < 0.3 else 0))
