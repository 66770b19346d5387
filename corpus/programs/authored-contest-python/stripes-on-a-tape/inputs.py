import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
length, shades, q = (9, 3, 6) if short else (100, 5, 62)
print(length, shades, q)
plan = ["paint", "paint", "shift", "flip", "kth", "show"]
for i in range(q):
    if short:
        cmd = plan[i]
    elif i < 9:
        cmd = "paint"
    else:
        cmd = rng.choice(["paint"] * 4 + ["shift", "shift", "flip", "flip", "copy", "copy", "smooth", "kth", "most", "show"])
    l = rng.randrange(length - 2)
    r = min(length, l + rng.randint(2, length // 3))
    if cmd in ("show", "most", "kth"):
        r = min(length, r + length // 4)
    if cmd == "paint":
        print(cmd, l, r, rng.randrange(shades))
    elif cmd == "shift":
        print(cmd, l, r, rng.randrange(1, shades))
    elif cmd == "copy":
        print(cmd, l, r, rng.randrange(length - 5))
    elif cmd == "smooth":
        print(cmd, l, r, rng.randint(2, 6))
    elif cmd == "kth":
        print(cmd, l, r, rng.randint(1, r - l))
    else:
        print(cmd, l, r)
