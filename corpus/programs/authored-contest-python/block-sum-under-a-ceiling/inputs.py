import sys
import random

r = random.Random(int(sys.argv[2]))
h, w = (2, 3) if sys.argv[1] == "short" else (7, 24)
print(h, w, r.randint(9, 25) if h == 2 else r.randint(700, 1100))
for _ in range(h):
    print(*[r.randint(-20, 20) if h == 2 else r.randint(-60, 70) for _ in range(w)])
