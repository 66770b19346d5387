import random
import sys


def particles(n, side, rng):
    for _ in range(n):
        yield (rng.choice([-3, -2, -1, 1, 2, 3]), rng.randrange(side), rng.randrange(side),
               rng.randint(-5, 5), rng.randint(-5, 5))


rng = random.Random(int(sys.argv[2]))
n, steps, side = (3, 3, 40) if sys.argv[1] == "short" else (5, 36, 90)
print(side, steps, rng.randint(14, 22), 9)
for p in particles(n, side, rng):
    print(*p)
