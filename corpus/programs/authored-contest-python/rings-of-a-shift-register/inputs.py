import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
w = rng.choice((3, 4)) if short else 8
print(w, rng.randrange(1 << w) | 1)
print(*(rng.randrange(1 << w) for _ in range(4 if short else 12)))
