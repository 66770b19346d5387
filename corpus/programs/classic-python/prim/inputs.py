import sys
import random

rng = random.Random(int(sys.argv[2]))
count, side = {"short": (6, 20), "long": (26, 90)}[sys.argv[1]]
seen = []
while len(seen) < count:
    p = (rng.randrange(side), rng.randrange(side))
    if p not in seen:
        seen.append(p)
print(count)
for x, y in seen:
    print(x, y)
