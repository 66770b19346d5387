import sys
from random import Random

r = Random(int(sys.argv[2]))
n, k = {"short": (6, 3), "long": (21, 5)}[sys.argv[1]]
print(n, k, r.randint(3, 9))
print(*[r.randint(4, 25) for _ in range(n)])
