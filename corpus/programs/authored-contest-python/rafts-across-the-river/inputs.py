import sys
from random import Random

r = Random(int(sys.argv[2]))
n, q = {"short": (3, 1), "long": (7, 3)}[sys.argv[1]]
small, big = 12, 19
print(n, q, small, big)
print(*[r.randint(2, 9) for _ in range(n)])
pairs = [(a, b) for a in range(1, n + 1) for b in range(a + 1, n + 1)]
for a, b in r.sample(pairs, q):
    print(a, b)
