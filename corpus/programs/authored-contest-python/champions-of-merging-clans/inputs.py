import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q = (6, 5) if sys.argv[1] == "short" else (40, 78)
print(n, q)
print(*[rng.randint(20, 99) for _ in range(n)])
for i in range(q):
    if rng.random() < 0.62 or q == 5 and i != 3:
        a = rng.randint(1, n)
        b = rng.randint(1, n - 1)
        print("D", a, b + (b >= a))
    else:
        print("G", rng.randint(1, n), rng.randint(5, 30))
