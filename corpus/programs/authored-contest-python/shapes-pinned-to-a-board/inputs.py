import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
names, count, size = ("ABC", 5, 4) if short else ("ABCDEFG", 40, 9)


def shape():
    kind = rng.choice(["dot", "bar", "box", "box", "disc", "disc"])
    x, y = rng.randint(-size, size), rng.randint(-size, size)
    if kind == "dot":
        return f"dot {x} {y}"
    if kind == "disc":
        return f"disc {x} {y} {rng.randint(1, 5)}"
    w, h = rng.randint(1, 6), rng.randint(1, 6)
    if kind == "bar":
        w, h = rng.choice([(w, h), (w, -h), (w, 0), (0, h)])
    return f"{kind} {x} {y} {x + w} {y + h}"


for i in range(count):
    roll = rng.random()
    name = names[i] if i < len(names) - 1 else rng.choice(names)
    if i < len(names) - 1 or roll < 0.25:
        print(name, shape())
    elif roll < 0.35:
        print(name, "off")
    elif roll < 0.75:
        print(name, "move", rng.randint(-5, 5), rng.randint(-5, 5))
    else:
        print(name, "swell", rng.choice([-2, -1, 1, 1, 2]))
