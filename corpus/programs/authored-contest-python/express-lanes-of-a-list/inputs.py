import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
print(rng.randint(0, 31) * 2 + 1, rng.randint(0, 63))
have = []
q = 9 if short else 75
for k in range(q):
    r = rng.random()
    x = rng.randint(1, 99)
    if k == q - 1:
        print("ask", have[0])
    elif r < 0.55 or not have:
        have.append(x)
        print("add", x)
    elif r < 0.68:
        print("cut", rng.choice(have + [x]))
    elif r < 0.9:
        print("ask", rng.choice(have + [x]))
    else:
        print("from", x, rng.randint(1, 5))
