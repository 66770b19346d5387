import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"


def simple():
    roll = rng.random()
    if roll < 0.6:
        return rng.choice("kp") + str(rng.randint(1, 3))
    if roll < 0.75:
        return "tog"
    if roll < 0.95:
        return "yo"
    return "off1"


def some(n):
    return " ".join(simple() for _ in range(n))


print(8 if short else 20)
for _ in range(3 if short else 24):
    roll = rng.random()
    edge = rng.randint(1, 2)
    if roll < 0.4:
        core = f"rep {rng.choice('kp')}1 {some(rng.randint(1, 2))} to {rng.choice([0, edge, edge])}"
    elif roll < 0.7:
        core = f"* {some(rng.randint(1, 3))} *x{rng.randint(1, 4)}"
    else:
        core = f"* {simple()} rep {some(1)} p1 to {rng.randint(4, 7)} k1 *x{rng.randint(1, 2)}"
    tail = rng.choice(["rest", "rest", "rest", f"k{edge}", "cast2 rest"])
    print(f"k{edge} {core} {tail}")
