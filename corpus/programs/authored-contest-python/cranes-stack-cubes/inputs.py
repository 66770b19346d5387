import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, q = (2, 2, 4) if sys.argv[1] == "short" else (5, 6, 60)
print(h, w, q)
for _ in range(h):
    print("".join(str(rng.choice([0, 0, 1, 2, 3, 5])) for _ in range(w)))
for _ in range(q):
    print(rng.randint(1, h), rng.randint(1, w), rng.choice([-5, -3, -2, -1, 1, 2, 3, 4]))
