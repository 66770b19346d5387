import sys
from random import Random

r = Random(int(sys.argv[2]))
n = {"short": 4, "long": 8}[sys.argv[1]]
print(n)
for _ in range(n):
    print(r.randint(2, 9), r.randint(3, 5 * n), r.randint(1, 4))
