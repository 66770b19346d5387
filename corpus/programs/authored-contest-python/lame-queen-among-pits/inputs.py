import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, k = (3, 4, 2) if sys.argv[1] == "short" else (10, 11, 4)
print(h, w, k)
for r in range(h):
    row = ["o" if rng.random() < 0.17 else "." for _ in range(w)]
    if r == h - 1:
        row[rng.randrange(w)] = "."
    print("".join(row))
