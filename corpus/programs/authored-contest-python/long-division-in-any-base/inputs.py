import random
import sys

rng = random.Random(int(sys.argv[2]))
n, top = (4, 21) if sys.argv[1] == "short" else (28, 64)
print(n)
for _ in range(n):
    print(rng.randint(0, 8 * top), rng.randint(2, top), rng.choice([2, 3, 6, 7, 10, 10, 12, 15, 16, 20]))
