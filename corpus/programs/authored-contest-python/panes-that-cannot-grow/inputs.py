import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w = (3, 6) if sys.argv[1] == "short" else (23, 15)
print(h, w)
for _ in range(h):
    print("".join("#" if rng.random() < 0.2 else "." for _ in range(w)))
