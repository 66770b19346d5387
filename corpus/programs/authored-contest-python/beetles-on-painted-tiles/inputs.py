import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w, rounds, k = (3, 4, 8, 2) if short else (8, 9, 240, 3)
turns = rng.choice("LR") + "".join(rng.choice("LRRLUN") for _ in range(1 if short else 3))
print(h, w, rounds, turns)
spots = rng.sample([(r, c) for r in range(h) for c in range(w)], k)
print(*(f"{r},{c},{rng.choice('nesw')}" for r, c in spots))
