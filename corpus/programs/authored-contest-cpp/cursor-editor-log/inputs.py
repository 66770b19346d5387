import random
import sys


def word(rng):
    w = "".join(rng.choice("abcdelmnorst") for _ in range(rng.randint(1, 5)))
    if rng.random() < 0.4:
        cut = rng.randint(0, len(w))
        w = w[:cut] + "_" + w[cut:]
    return w


def main(mode, seed):
    rng = random.Random(seed)
    q = rng.randint(8, 11) if mode == "short" else 95
    print(q)
    for i in range(q):
        c = rng.choices(["type", "cut", "paste", "flip", "caps", "left", "right", "undo"],
                        [5, 3, 1, 1, 2, 3, 2, 3])[0]
        if i < 2:
            c = "type"
        if c == "type":
            print(c, word(rng))
        elif c == "cut":
            print(c, rng.randint(1, 4))
        elif c in ("left", "right"):
            print(c, rng.randint(1, 7))
        else:
            print(c)


main(sys.argv[1], int(sys.argv[2]))
