import random
import sys

rng = random.Random(int(sys.argv[2]))
size, q, names = (16, 9, "ABC") if sys.argv[1] == "short" else (64, 80, "ABCDEFGH")
print(size, q)
for k in range(q):
    roll = rng.random()
    if k < 3 or roll < 0.52:
        print("+", rng.choice(names), rng.randint(1, size // 5))
    elif roll < 0.85:
        print("-", rng.choice(names))
    else:
        print("=", rng.choice(["first", "best", "worst", "next"]))
