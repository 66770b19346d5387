import random
import sys

rng = random.Random(int(sys.argv[2]))
long_one = sys.argv[1] == "long"
letters = "abxyz" if long_one else "ab"


def atom():
    sign = "-" if rng.random() < 0.15 else ""
    if rng.random() < 0.5:
        return sign + rng.choice(letters)
    return sign + str(rng.randint(1, 120))


def expr(level):
    parts = []
    for k in range(rng.randint(2, 4)):
        if level and rng.random() < 0.55:
            parts.append(rng.choice(["", "", "-"]) + "(" + expr(level - 1) + ")")
        else:
            parts.append(atom())
    text = parts[0]
    for p in parts[1:]:
        text += rng.choice("+-*+*|&") + p
    return text


lo, hi, level = (300, 420, 4) if long_one else (12, 22, 1)
text = ""
while not (lo <= len(text) <= hi and "(" in text):
    text = expr(level)
print(*[f"{ch}={rng.randint(2, 300)}" for ch in letters])
print(text)
