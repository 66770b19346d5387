import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"


def byte():
    r = rng.random()
    if r < 0.06:
        return rng.choice(("00", "80", "78", "f8"))
    if r < 0.3:
        return "%02x" % (rng.randint(0, 1) << 7 | rng.randint(0, 23))
    return "%02x" % (rng.randint(0, 1) << 7 | rng.randint(24, 119))


for k in range(5 if short else 60):
    a = "@" if rng.random() < 0.35 and k % 6 else byte()
    b = "@" if a != "@" and k % 6 and rng.random() < 0.35 else byte()
    print(a, rng.choice("+-*+-**"), b)
