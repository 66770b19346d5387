import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
count = 4 if short else 24


def number(size):
    a, b = rng.randint(-size, size), rng.randint(0, size)
    return f"{a}{rng.choice('+-')}{b}i"


print(count)
size = 9 if short else 60
for _ in range(count):
    roll = rng.random()
    if roll < 0.14:
        print("mul", number(size), number(size))
    elif roll < 0.3:
        print("div", number(size), number(size // 3) if rng.random() < 0.8 else "0+0i")
    elif roll < 0.5:
        print("gcd", number(size), number(size))
    elif roll < 0.8:
        print("fac", number(size // 2))
    else:
        print("two", rng.choice([25, 50, 65, 85, 125, 130, 145, 170, 325, 21, 90]) if short or rng.random() < 0.7 else 1105)
