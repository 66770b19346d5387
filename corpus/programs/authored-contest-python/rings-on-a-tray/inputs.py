import random
import sys

rng = random.Random(int(sys.argv[2]))
orders, side = (9, 20) if sys.argv[1] == "short" else (75, 40)
print(side, side)
centres = []
put = 0
for _ in range(orders):
    roll = rng.random()
    if put == 0 or roll < 0.45:
        r = rng.choice([1, 2, 2, 3, 4, 5, 6, side // 2 - 1])
        x, y = rng.randint(r, side - r), rng.randint(r, side - r)
        if centres and rng.random() < 0.4:
            x, y = rng.choice(centres)
            x += rng.choice([-3, -2, 0, 0, 0, 2, 3])
        centres.append((x, y))
        put += 1
        print("put", x, y, r)
    elif roll < 0.55:
        print("grow", rng.randint(1, put), rng.choice([-2, -1, 1, 1, 2, 3]))
    elif roll < 0.65:
        print("push", rng.randint(1, put), rng.randint(-3, 3), rng.randint(-3, 3))
    elif roll < 0.72:
        print("take", rng.randint(1, put))
    elif roll < 0.75:
        print("sweep", rng.randint(0, side), rng.randint(0, side))
    else:
        x, y = rng.choice(centres)
        print("look", x + rng.choice([-2, -1, 0, 0, 1]), y + rng.choice([-1, 0, 0, 2]))
