import random
import sys

rnd = random.Random(int(sys.argv[2]))
big = sys.argv[1] == "long"
WEEK = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]


def date():
    y = rnd.choice([1900, 1996, 1999, 2000, 2003, 2019, 2024, 2100])
    m = rnd.randint(1, 12)
    d = rnd.choice([1, 15, 28, 29, 30, 31, rnd.randint(1, 28)])
    if rnd.random() < 0.5:
        return f"{y}-{m:02d}-{d:02d}"
    return f"{d}.{m}.{y}"


def step():
    u = rnd.random()
    sign = rnd.choice("++-")
    if u < 0.2:
        return f"{sign}{rnd.randint(1, 45)}d"
    if u < 0.35:
        return f"{sign}{rnd.randint(1, 14)}m"
    if u < 0.45:
        return f"{sign}{rnd.randint(2, 6)}b"
    if u < 0.52:
        return f"{sign}{rnd.randint(1, 5)}w"
    if u < 0.6:
        return f"{sign}{rnd.randint(1, 4)}y"
    if u < 0.82:
        return rnd.choice(["<", ">", "<=", ">="]) + rnd.choice(WEEK)
    if u < 0.93:
        return rnd.choice(["first", "last"])
    if u < 0.97:
        return "?" + rnd.choice(WEEK)
    return rnd.choice(["+3q", "middle", "5d", ">=Fry"])


for t in range(34 if big else 3):
    start = "it" if t and rnd.random() < 0.35 else date()
    print(start, *[step() for _ in range(rnd.randint(1, 4) if big else 1)])
