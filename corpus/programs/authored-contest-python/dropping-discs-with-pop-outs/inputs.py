import random
import sys

rng = random.Random(int(sys.argv[2]))
r, c, k, turns = (3, 3, 3, 6) if sys.argv[1] == "short" else (5, 5, 3, 44)
print(r, c, k)
for _ in range(turns):
    roll = rng.random()
    if roll < 0.8:
        print("d", rng.choice([1, 2, 2, 3, 3, c - 1, c, rng.randint(1, c + 1)]))
    elif roll < 0.96:
        print("p", rng.randint(1, c))
    else:
        print("n")
