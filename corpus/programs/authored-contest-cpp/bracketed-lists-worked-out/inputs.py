import random
import sys

rng = random.Random(int(sys.argv[2]))


def atom(names):
    return rng.choice(names) if rng.random() < 0.45 else str(rng.randint(-9, 60))


def make(depth, names):
    if depth == 0:
        return atom(names)
    op = rng.choice(["add", "mul", "sub", "max", "alt", "if", "let", "let", "count"])
    if op == "let":
        name = rng.choice("xyz")
        rest = [make(depth - 1 - rng.randrange(depth), names + [name]) for _ in range(rng.randint(1, 2))]
        return " ".join(["(", "let", name, make(depth - 1, names)] + rest + [")"])
    n = 3 if op == "if" else rng.randint(1, 3)
    args = [make(depth - 1 - (rng.randrange(depth) if i else 0), names) for i in range(n)]
    return " ".join(["(", op] + args + [")"])


if sys.argv[1] == "short":
    print(make(2, ["it", "x"]))
else:
    for _ in range(7):
        print(make(4, ["it", "x"]))
