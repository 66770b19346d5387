import random
import sys

rng = random.Random(int(sys.argv[2]))
n, low, high = (3, 1, 3) if sys.argv[1] == "short" else (16, 3, 7)
print(n)
for _ in range(n):
    print("".join(rng.choice("RB") for _ in range(rng.randint(low, high))))
