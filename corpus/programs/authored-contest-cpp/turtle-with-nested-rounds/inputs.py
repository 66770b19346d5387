import random
import sys

rng = random.Random(int(sys.argv[2]))


def number(top):
    n = rng.randint(1, top)
    return str(n) if n > 1 else ""


def block(length, depth):
    out = []
    for _ in range(length):
        x = rng.random()
        if depth and x < 0.25:
            out.append(str(rng.randint(2, 4)) + "[" + block(rng.randint(2, 4), depth - 1) + "]")
        elif x < 0.6:
            out.append(number(4) + rng.choice("FFFB"))
        elif x < 0.85:
            out.append(number(3) + rng.choice("LR"))
        elif x < 0.9:
            out.append("P")
        else:
            out.append(rng.choice("!<"))
    return rng.choice(["", " "]).join(out)


if sys.argv[1] == "short":
    print(number(3) + "F 2[R" + block(2, 0) + "]" + block(2, 0))
else:
    while True:
        text = "4[" + block(5, 2) + "3[F2R]]" + block(3, 1)
        if 40 <= len(text) <= 110 and text.count("P") % 2 == 0 and text.count("[") > 3:
            break
    print(text)
