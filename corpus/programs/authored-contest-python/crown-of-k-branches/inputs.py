import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 5 if sys.argv[1] == "short" else 25
print(n)
print(*(rng.randint(-9, 14) for _ in range(n)))
print(*(rng.randint(max(1, i - 5), i - 1) for i in range(2, n + 1)))
