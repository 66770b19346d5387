import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
c, a, q, names = (2, rng.randint(3, 5), 11, "ABCD") if short else (5, rng.randint(9, 13), 118, "ABCDEFGHI")
print(c, a, q)
for k in range(q):
    r = rng.random()
    x = rng.choice(names[:len(names) // 2]) if rng.random() < 0.45 else rng.choice(names)
    if r < 0.76 or k == 0:
        print("read", x)
    elif r < 0.84:
        print("pin", x)
    elif r < 0.93:
        print("free", x)
    else:
        y = rng.choice(names)
        print("swap", x, y)
