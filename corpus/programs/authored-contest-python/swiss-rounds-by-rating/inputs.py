import random
import sys

rng = random.Random(int(sys.argv[2]))
n, rounds = (rng.choice([4, 5]), 1) if sys.argv[1] == "short" else (11, 6)
print(n, rounds)
print(*[rng.randint(5, 30) for _ in range(n)])
