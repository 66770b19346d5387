import random
import sys


def make(rng, n, cap, wmax, vmax, cmax):
    rows = [f"{n} {cap}"]
    for _ in range(n):
        w = rng.randint(2, wmax)
        v = w * rng.randint(3, 6) + rng.randint(0, vmax)
        rows.append(f"{w} {v} {rng.randint(1, cmax)}")
    return "\n".join(rows)


rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(make(rng, rng.randint(2, 3), rng.randint(8, 14), 5, 6, 3))
else:
    print(make(rng, 12, 52, 9, 11, 7))
