import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w, q = (3, 3, 7) if short else (12, 11, 70)
print(h, w, q)
for k in range(q):
    t = rng.random()
    r, c = rng.randint(1, h), rng.randint(1, w)
    if k == q - 1 or t > 0.75:
        a, b = rng.randint(1, r), rng.randint(1, c)
        print("sum", a, b, r, c)
    elif t < 0.5:
        print("rain", r, c, rng.randint(1, 40))
    elif t < 0.6:
        print("dry", r, c)
    else:
        print("undo")
