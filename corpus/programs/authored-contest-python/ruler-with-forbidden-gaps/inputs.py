import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
sizes = (3, 3) if short else (4, 5, 5)
for n in sizes:
    print(f"{n}:", *sorted(rng.sample(range(1, 9 if short else 13), rng.randint(1, 4))))
