import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 5 if sys.argv[1] == "short" else 13
print(n)
print(*(rng.randint(0, 9) for _ in range(n)))
print(rng.randint(3, 30))
