import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
print(rng.choice((2, 2, 3)) if short else 3, 1 if short else 2, rng.choice(("ad", "noad")))
print("".join(rng.choices("srf", (50, 38, 18), k=45 if short else 700)))
