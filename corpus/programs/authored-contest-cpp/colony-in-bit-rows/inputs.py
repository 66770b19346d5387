import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, g = (4, 5, 1) if sys.argv[1] == "short" else (9, 10, 24)
print(h, w, g)
for _ in range(h):
    print("".join("#" if rng.random() < 0.38 else "." for _ in range(w)))
