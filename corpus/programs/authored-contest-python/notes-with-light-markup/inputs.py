import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
words = ["oats", "rye", "two carts", "barn", "hens", "7 eggs", "mill"]


def text():
    parts = []
    for _ in range(rng.randint(1, 2 if short else 3)):
        w = rng.choice(words)
        roll = rng.random()
        if roll < 0.14:
            w = f"*{w}*"
        elif roll < 0.26:
            w = f"_{w}_"
        elif roll < 0.34:
            w = f"`{w}`"
        elif roll < 0.48:
            w = f"[{w}]({rng.choice(['a', 'bc', 'map', 'log'])})"
        elif roll < 0.55:
            w = rng.choice(["*", "_", "`", "[", "\\*", "\\"]) + w
        elif roll < 0.6:
            w = f"*{w} _{rng.choice(words)}* x_"
        parts.append(w)
    return " ".join(parts)[:50]


code = False
for i in range(5 if short else 36):
    roll = rng.random()
    if code and roll < 0.5:
        code = False
        print("```")
    elif roll < 0.15:
        print("=" * rng.choice([1, 2, 2, 3, 4]), text())
    elif roll < 0.5:
        print("  " * rng.randint(0, 2) + rng.choice("-+++"), text())
    elif roll < 0.6:
        print(">" * rng.randint(1, 2) + " " + text())
    elif roll < 0.66:
        print("")
    elif roll < 0.72:
        code = True
        print("```")
    else:
        print(text())
