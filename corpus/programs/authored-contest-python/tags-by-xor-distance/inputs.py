import random
import sys

rng = random.Random(int(sys.argv[2]))
bits, q = (4, 7) if sys.argv[1] == "short" else (7, 110)
full = (1 << bits) - 1
print(bits, q)
have = []
for i in range(q):
    r = rng.random()
    x = rng.randint(0, full)
    if r < 0.38 or i < 3:
        print("+", x)
        have.append(x)
    elif r < 0.48:
        print("-", rng.choice(have))
    elif r < 0.6:
        print("turn", x)
    elif r < 0.72:
        print("near", x, rng.randint(1, full))
    elif r < 0.85:
        print("far", x)
    else:
        print("pull", x, rng.randint(1, 3 if q < 10 else 9))
