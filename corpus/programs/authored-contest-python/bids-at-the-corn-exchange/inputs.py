import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
q = 12 if short else 75
traders = "ABC" if short else "ABCDEF"
mid = 20
for k in range(1, q + 1):
    t = rng.choice(traders)
    r = rng.random()
    mid = min(30, max(10, mid + rng.randint(-1, 1)))
    if r < 0.7 or k < 4:
        if rng.random() < 0.5:
            print("buy", t, rng.randint(1, 20), max(1, mid + rng.randint(-6, 2)))
        else:
            print("sell", t, rng.randint(1, 20), mid + rng.randint(-2, 6))
    elif r < 0.78:
        print("now", t, rng.randint(1, 20), rng.choice("bs"))
    elif r < 0.86:
        print("all", t, rng.randint(1, 14), mid + rng.randint(0, 5))
    elif r < 0.92:
        print("drop", rng.randint(1, k - 1))
    else:
        print("cut", rng.randint(max(1, k - 12), k - 1), rng.randint(1, 9))
