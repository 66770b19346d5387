import random
import sys

rng = random.Random(int(sys.argv[2]))
n, fee = (rng.choice([3, 5]), rng.randint(0, 9)) if sys.argv[1] == "short" else (15, 7)
print(n, fee)
print(*(rng.randint(1, 30) for _ in range(n)))
