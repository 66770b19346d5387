import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    h, w, q = 3, 4, 2
else:
    h, w, q = 22, 11, 8
stones = 0.3 if q == 2 else 0.13
print(h, w, q)
for _ in range(h):
    print("".join("#" if rng.random() < stones else "." for _ in range(w)))
for _ in range(q):
    print(rng.randint(1, min(h, w, 5)), rng.randint(1, min(h, w, 5)))
