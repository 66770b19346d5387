import random
import sys

rng = random.Random(int(sys.argv[2]))
b, size = (3, 4) if sys.argv[1] == "short" else (8, 14)
print(b, rng.choice([7, 10, 13]) if b == 3 else rng.randint(900, 2000))
for _ in range(b):
    low = rng.randint(0, size // 2)
    print(low, low + rng.randint(2, size // 2 + 2), rng.choice([1, 1, 1, 2, 2, 3]) if b > 3 else rng.choice([1, 1, 2]))
