import random
import sys


def duel(rng, a, b, limit):
    print(a, b, limit)
    print(*[rng.randint(1, 10) for _ in range(a)])
    print(*[rng.randint(1, 10) for _ in range(b)])


rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(1)
    duel(rng, rng.randint(3, 5), rng.randint(3, 5), 12)
else:
    print(2)
    duel(rng, 10, 11, 90)
    duel(rng, 13, 12, 75)
