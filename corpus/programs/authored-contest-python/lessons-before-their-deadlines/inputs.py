from random import Random
from sys import argv

rng = Random(int(argv[2]))
n = 6 if argv[1] == "short" else 95
print(n, rng.randint(1, 3))
for _ in range(n):
    days = rng.randint(1, 9)
    print(days, days + rng.randint(0, 14 if n == 6 else 190))
