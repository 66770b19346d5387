import sys
from random import Random

r = Random(int(sys.argv[2]))
n = {"short": 5, "long": 50}[sys.argv[1]]
print(n)
print(*[r.randint(1, 5) for _ in range(n)])
name = list(range(1, n + 1))
rest = name[1:]
r.shuffle(rest)
name[1:] = rest
for i in range(1, n):
    p = r.randint(max(0, i - 6), i - 1)
    a, b = name[i], name[p]
    if r.random() < 0.5:
        a, b = b, a
    print(a, b)
