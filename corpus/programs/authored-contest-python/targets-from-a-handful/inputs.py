import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n = 2 if short else 4
M = rng.randint(20, 40) if short else 70
print(*(rng.randint(1, 12) for _ in range(n)))
print(M)
print(*(rng.randint(1, M + 20) for _ in range(3 if short else 12)))
