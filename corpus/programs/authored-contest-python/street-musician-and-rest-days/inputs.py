import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 9 if sys.argv[1] == "short" else 165
print(n)
print(*(rng.randint(2, 12) for _ in range(n)))
print(*(rng.randint(0, 3 if n == 9 else 4) for _ in range(n)))
