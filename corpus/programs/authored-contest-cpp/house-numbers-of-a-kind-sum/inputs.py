import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    d, m, gap, q, top = 3, rng.randint(2, 3), rng.randint(5, 7), 2, 300
else:
    d, m, gap, q, top = 6, 5, 4, 26, 999999
print(d, m, gap, q)
for i in range(q):
    if i % 3 == 1:
        print("k", rng.randint(1, 5 if q == 2 else 4000))
    else:
        a, b = sorted(rng.randint(1, top) for _ in range(2))
        print("c", a, b)
