import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
print(1 if short else rng.randint(1, 2))
q = 14 if short else 80
have = []
for k in range(q):
    r = rng.random()
    grow = k < q * 0.55 or k % 17 < 4
    if r < (0.8 if grow else 0.2) or not have:
        x = rng.randint(1, 99)
        print("+", x)
        have.append(x)
    elif r < 0.85:
        x = rng.choice(have) if rng.random() < 0.9 else rng.randint(1, 99)
        print("-", x)
        have = [y for y in have if y != x]
    else:
        print("?", rng.choice(have) if rng.random() < 0.6 else rng.randint(1, 99))
