import random
import sys

rng = random.Random(int(sys.argv[2]))


def formula(n):
    if n == 0:
        return rng.choice("abcxy")
    left = rng.randint(0, n - 1)
    return f"{rng.choice('++--**//^')} {formula(left)} {formula(n - 1 - left)}"


for _ in range(2 if sys.argv[1] == "short" else 22):
    print(formula(rng.randint(2, 4) if sys.argv[1] == "short" else rng.randint(3, 8)))
