import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
w = rng.choice((4, 5)) if short else rng.choice((8, 9))
print(w)
half = 1 << w - 1
for k in range(3 if short else 30):
    print(rng.randint(-half, half - 1) if rng.random() < 0.9 else -half, rng.randint(-half, half - 1))
