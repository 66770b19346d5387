import sys
from random import Random

r = Random(int(sys.argv[2]))
n, w, c = {"short": (5, 4, 2), "long": (30, 7, 3)}[sys.argv[1]]
print(n, w, c)
v = r.randrange(1 << w)
out = []
for _ in range(n):
    out.append(v)
    for _ in range(r.choice([1, 1, 1, 2])):
        v ^= 1 << r.randrange(w)
print(*out)
