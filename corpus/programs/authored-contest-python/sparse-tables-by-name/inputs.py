import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
names, count, top = ("AB", 4, 2) if short else ("ABCD", 36, 4)
for i in range(count):
    a, b, c = (rng.choice(names) for _ in range(3))
    roll = rng.random()
    if i < len(names) - 1 or roll < 0.18:
        h, w = (top, top) if rng.random() < 0.6 else (rng.randint(1, top), rng.randint(1, top))
        cells = [f"{rng.randint(1, h)}:{rng.randint(1, w)}:{rng.randint(-5, 5)}" for _ in range(rng.randint(1, h + w))]
        print(names[i] if i < len(names) else c, "=", h, w, *cells)
    elif roll < 0.45:
        print(c, "=", a, rng.choice("+-**"), b)
    elif roll < 0.52:
        print(c, "=", a, "^", rng.randint(1, 3))
    elif roll < 0.6:
        print(c, "=", a, ".")
    elif roll < 0.68:
        print(c, "=", a, "%", rng.randint(2, 9))
    elif roll < 0.76:
        x, y = rng.randint(1, 2), rng.randint(1, 2)
        print(c, "=", a, "[", x, x + rng.randint(0, 2), y, y + rng.randint(0, 2), "]")
    elif roll < 0.86:
        x, y = rng.randint(1, 3), rng.randint(1, 3)
        if short or rng.random() < 0.5:
            print("swap", a, x, y)
        else:
            print(c, "=", a, "[", 1, x, 1, y, "]")
    elif roll < 0.93:
        print("zap", a, rng.randint(3, 30))
    else:
        print(c, "=", a, "^", 2)
