import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, gens = (3, 4, 1) if sys.argv[1] == "short" else (5, 6, 26)
print(h, w, gens)
for _ in range(h):
    print("".join(rng.choice("..ab.") for _ in range(w)))
