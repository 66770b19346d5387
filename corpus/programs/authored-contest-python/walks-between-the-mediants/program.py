import sys
from math import gcd


def runs_of(word):
    """'3L1R' -> [('L', 3), ('R', 1)], neighbouring runs of one letter joined."""
    out = []
    number = ""
    for ch in word:
        if ch.isdigit():
            number += ch
        elif ch != ".":
            push(out, ch, int(number))
            number = ""
    return out


def push(runs, side, count):
    if count <= 0:
        return
    if runs and runs[-1][0] == side:
        runs[-1] = (side, runs[-1][1] + count)
    else:
        runs.append((side, count))


def show(runs):
    return "".join(f"{c}{s}" for s, c in runs) if runs else "."


def depth(runs):
    return sum(c for _, c in runs)


def bounds(runs):
    a, b, c, d = 0, 1, 1, 0
    for side, count in runs:
        if side == "L":
            c += count * a
            d += count * b
        else:
            a += count * c
            b += count * d
    return a, b, c, d


def fraction(runs):
    a, b, c, d = bounds(runs)
    return a + c, b + d


def way_to(x, y):
    g = gcd(x, y)
    x //= g
    y //= g
    runs = []
    while x != y:
        if x > y:
            k = (x - 1) // y
            push(runs, "R", k)
            x -= k * y
        else:
            k = (y - 1) // x
            push(runs, "L", k)
            y -= k * x
    return runs


def cut(runs, keep):
    out = []
    for side, count in runs:
        if keep <= 0:
            break
        push(out, side, min(count, keep))
        keep -= count
    return out


def common(p, q):
    shared = []
    for (s, c), (t, e) in zip(p, q):
        if s != t:
            break
        push(shared, s, min(c, e))
        if c != e:
            break
    return shared


def main():
    lines = iter(sys.stdin.read().splitlines())
    limit, q = map(int, next(lines).split())
    here = []
    deep = 0
    largest = 2
    for _ in range(q):
        order, *args = next(lines).split()
        if order == "kin":
            a, b, c, d = bounds(here)
            print(f"{c}/{d} {a}/{b}")
            continue
        if order == "meet":
            target = way_to(int(args[0]), int(args[1]))
            shared = common(here, target)
            x, y = fraction(shared)
            level = depth(shared)
            print(f"{x}/{y} {depth(here) - level} {depth(target) - level}")
            continue
        if order == "go":
            goal = list(here)
            for side, count in runs_of(args[0]):
                push(goal, side, count)
        elif order == "to":
            goal = way_to(int(args[0]), int(args[1]))
        elif order == "up":
            goal = cut(here, depth(here) - int(args[0]))
        elif order == "flip":
            goal = [("R" if s == "L" else "L", c) for s, c in here]
        else:
            goal = here[::-1]
        if depth(goal) > limit:
            deep += 1
            print("deep")
            continue
        here = goal
        x, y = fraction(here)
        if x + y > largest:
            largest = x + y
        print(f"{x}/{y} {show(here)}")
    if len(here) < 2:
        bend = "none"
    else:
        bend = "{}/{}".format(*fraction(here[:-1]))
    print(deep, largest, bend)


if __name__ == "__main__":
    main()
