import random
import sys

rng = random.Random(int(sys.argv[2]))
seconds = 8 if sys.argv[1] == "short" else 130
print(rng.randint(2, 3), rng.randint(5, 8), rng.randint(1, 2))
print(*[rng.choice(["00", "00", "10", "10", "01", "02", "11", "20", "00", "01"]) for _ in range(seconds)])
