import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
funs = {}
ints = []
lists = []
risky = False


def number(depth, names):
    roll = rng.random()
    if depth == 0 or roll < 0.2:
        return rng.choice(names) if names and rng.random() < 0.7 else str(rng.randint(-3, 9))
    if roll < 0.5:
        return f"({rng.choice('+-*')} {number(depth - 1, names)} {number(depth - 1, names)})"
    if roll < 0.6:
        return f"(mod {number(depth - 1, names)} {rng.randint(2, 9)})"
    if roll < 0.72:
        return f"(if (less {number(depth - 1, names)} {number(0, names)}) {number(depth - 1, names)} {number(0, names)})"
    if roll < 0.84 and funs:
        f = rng.choice(sorted(funs))
        count = funs[f] + (1 if risky and rng.random() < 0.05 else 0)
        return "(" + " ".join([f] + [number(depth - 1, names) for _ in range(count)]) + ")"
    if roll < 0.93 and not short:
        return f"(fold {rng.choice(['+', '-', '(fn (a b) (+ a (* b b)))'])} {number(0, names)} {row(depth - 1, names)})"
    if risky and rng.random() < 0.2:
        return "zed"
    return f"(let q {number(depth - 1, names)} {number(depth - 1, names + ['q'])})"


def row(depth, names):
    roll = rng.random()
    if lists and roll < 0.3:
        return rng.choice(lists)
    if roll < 0.5:
        return f"(upto {rng.randint(2, 6)})"
    if roll < 0.75 and depth > 0:
        return f"(each (fn (x) {number(1, names + ['x'])}) {row(depth - 1, names)})"
    if roll < 0.85 and depth > 0:
        return f"(join {row(depth - 1, names)} {row(0, names)})"
    return "(row " + " ".join(number(0, names) for _ in range(rng.randint(1, 4))) + ")"


for i in range(3 if short else 24):
    roll = rng.random()
    risky = roll >= 0.44
    if i == 0 or (roll < 0.22 and len(funs) < 4):
        name = ["f", "g", "h", "k"][len(funs)]
        params = ["x"] if rng.random() < 0.5 else ["x", "y"]
        print(f"(def {name} (fn ({' '.join(params)}) {number(2, params + ints)}))")
        funs[name] = len(params)
    elif roll < 0.34:
        name = "uvw"[len(ints) % 3]
        print(f"(def {name} {number(1, ints)})")
        if name not in ints:
            ints.append(name)
    elif roll < 0.44 and not short:
        name = "lmn"[len(lists) % 3]
        print(f"(def {name} {row(2, ints)})")
        if name not in lists:
            lists.append(name)
    elif roll < 0.65 and not short:
        print(row(2, ints))
    else:
        print(number(2 if short else 3, ints))
