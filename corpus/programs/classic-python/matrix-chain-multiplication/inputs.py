import random
import sys

rng = random.Random(int(sys.argv[2]))
count, top = {"short": (4, 9), "long": (24, 25)}[sys.argv[1]]
print(count)
print(*[rng.randint(2, top) for _ in range(count + 1)])
