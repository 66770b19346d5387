import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n = 6 if short else 52
p, q = rng.choice(((3, 4), (10, 13), (5, 7), (2, 3)))
print(p, q)
print(*(rng.randint(0, 99) for _ in range(n)))
