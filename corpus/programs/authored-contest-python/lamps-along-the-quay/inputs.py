import sys
from random import Random

r = Random(int(sys.argv[2]))
n, m, a, b = {"short": (7, 3, 2, 3), "long": (36, 7, 3, 6)}[sys.argv[1]]
print(n, m, a, b)
print(*[r.randint(3, 30) for _ in range(n)])
