import sys
from random import Random

r = Random(int(sys.argv[2]))
n, q = {"short": (5, 2), "long": (34, 12)}[sys.argv[1]]
print(n, q)
pool = [r.randint(1, 127) for _ in range(5)]
a = []
for i in range(n):
    if r.random() < 0.55:
        a.append(r.choice(pool) ^ r.choice(pool))
    else:
        a.append(r.choice(pool) if r.random() < 0.6 else r.randint(0, 127))
print(*a)
for _ in range(q):
    x = r.randint(1, n)
    y = min(n, x + r.randint(0, 8))
    print(x, y, r.randint(0, 127))
