import random
import sys


def cell(rng):
    return rng.choice("ABCD") + rng.choice("1234")


def operand(rng, target, filled):
    # mostly cells that are written before the target
    known = [c for c in filled if (c[1], c[0]) < (target[1], target[0])]
    roll = rng.random()
    if roll < 0.04:
        return cell(rng)
    return rng.choice(known) if known and roll < 0.7 else str(rng.randint(1, 99))


def formula(rng, target, filled, depth=0):
    if depth > 1 or rng.random() < 0.2:
        return operand(rng, target, filled)
    left, right = (formula(rng, target, filled, depth + 1) for _ in range(2))
    text = left + rng.choice("+-*") + right
    return "(" + text + ")" if depth and rng.random() < 0.5 else text


def main(kind, rng):
    q = 9 if kind == "short" else 58
    filled = []
    print(q)
    for i in range(q):
        roll = rng.random()
        if i < 3 or roll < 0.45 and i < q - 1:
            target = cell(rng)
            print("set", target, formula(rng, target, filled) if i > 1 else rng.randint(2, 60))
            filled.append(target)
        elif roll < 0.55 and i < q - 1:
            target = rng.choice("ABCD") + "4"
            print("copy", rng.choice(filled), target)
            filled.append(target)
        elif roll < 0.88:
            print("get", rng.choice(filled) if rng.random() < 0.9 else cell(rng))
        else:
            a, b = cell(rng), cell(rng)
            print("range", min(a[0], b[0]) + min(a[1], b[1]), max(a[0], b[0]) + max(a[1], b[1]))


main(sys.argv[1], random.Random(int(sys.argv[2])))
