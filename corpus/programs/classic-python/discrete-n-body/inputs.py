import random
import sys


def make(kind, seed):
    rng = random.Random(seed)
    n = 3 if kind == "short" else 4
    steps = 3 if kind == "short" else 26
    out = [f"{n} {steps} 2000000 150"]
    corners = [(-1, -1), (1, 1), (-1, 1), (1, -1)]
    for i in range(n):
        sx, sy = corners[i]
        px = sx * rng.randint(300, 900)
        py = sy * rng.randint(300, 900)
        # a sideways push keeps the bodies from falling straight in
        out.append(f"{rng.randint(1, 9)} {px} {py} {-sy * rng.randint(20, 60)} {sx * rng.randint(20, 60)}")
    return "\n".join(out)


print(make(sys.argv[1], int(sys.argv[2])))
