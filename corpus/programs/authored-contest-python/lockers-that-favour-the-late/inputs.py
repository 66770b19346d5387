import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    size, q, top = 5, 12, 30
else:
    size, q, top = 31, 108, 999
print(size, rng.randint(1, size - 1), rng.randint(0, size - 1), q)
known = []
for i in range(q):
    r = rng.random()
    if i == q - 1:
        print("get", rng.choice(known))
    elif r < 0.6 or not known:
        known.append(rng.randint(0, top))
        print("put", known[-1])
    elif r < 0.78:
        print("get", rng.choice(known) if rng.random() < 0.8 else rng.randint(0, top))
    else:
        print("out", rng.choice(known) if rng.random() < 0.85 else rng.randint(0, top))
