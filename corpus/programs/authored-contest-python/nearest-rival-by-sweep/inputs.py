import random
import sys

mode, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
n, side = (8, 40) if mode == "short" else (48, 400)
seen = []
while len(seen) < n:
    p = (rng.randrange(side), rng.randrange(side))
    if p not in seen:
        seen.append(p)
print(n)
for k, (x, y) in enumerate(seen):
    print(x, y, "RB"[k] if k < 2 else rng.choice("RRRBG"))
