import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 5 if sys.argv[1] == "short" else 72
print(n)
print(*(rng.randint(1, 20 if n < 9 else 30) for _ in range(n)))
print(*(rng.randint(1, 20 if n < 9 else 30) for _ in range(n)))
