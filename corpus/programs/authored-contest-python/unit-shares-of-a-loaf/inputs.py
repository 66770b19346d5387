import random
import sys

rng = random.Random(int(sys.argv[2]))
q, limit = (5, 60) if sys.argv[1] == "short" else (38, 900)
print(q, limit)
for _ in range(q):
    b = rng.randint(5, 29) if sys.argv[1] == "short" else rng.randint(9, 59)
    print(rng.randint(2, b - 1), b)
