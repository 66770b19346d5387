import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, q = (2, 3, 3) if sys.argv[1] == "short" else (7, 9, 16)
print(h, w, q, 3 if h == 2 else 9)
for _ in range(q):
    r1, r2 = sorted(rng.randint(1, h) for _ in range(2))
    c1, c2 = sorted(rng.randint(1, w) for _ in range(2))
    print(r1, c1, r2, c2, rng.randint(1, 5))
