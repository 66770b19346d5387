import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, m, p = (6, 8, 2) if short else (30, 74, 4)
pairs = [(a, b) for a in range(1, n + 1) for b in range(a + 1, n + 1) if b - a < 9]
print(n, m, p)
print(*(rng.randint(1, 40) for _ in range(n)))
for a, b in rng.sample(pairs, m):
    print(a, b)
