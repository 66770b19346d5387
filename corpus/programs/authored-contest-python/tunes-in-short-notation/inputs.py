import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"


def note():
    text = rng.choice("cdefgab" * 3 + "r")
    if text != "r":
        if rng.random() < 0.2:
            text += rng.choice("#!")
        if rng.random() < 0.2:
            text += rng.choice(["'", ",", "''"])
    if rng.random() < 0.3:
        text += rng.choice(["4", "8", "8", "16", "2", "4.", "8.", "16."])
    return text


def part(depth):
    text = ""
    for _ in range(rng.randint(2, 3 if short else 4)):
        roll = rng.random()
        if roll < 0.14 and depth:
            text += "(" + part(depth - 1) + ")" + str(rng.randint(1, 3))
        elif roll < 0.22:
            text += rng.choice("v^") + str(rng.randint(0, 7))
        elif roll < 0.36:
            text += "|"
        else:
            text += note()
    return text


for i in range(2 if short else 23):
    tune = note()[0].replace("r", "c") + "".join(part(1 if short else 2) for _ in range(1 if short else 2))
    print(tune[:90] if "(" not in tune[80:] and tune.count("(") == tune[:90].count(")") else tune[:1] + note())
