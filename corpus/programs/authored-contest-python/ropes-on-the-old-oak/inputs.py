import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n = 4 if short else 13
parents = []
for v in range(1, n + 1):
    if v % 4 == 1 or v == n:
        parents.append(0)
    else:
        parents.append(rng.choice([v - 1, v - 1, max(0, v - 2), max(0, v - 3)]))
print(n)
print(*parents)
print(*[rng.choice([1, 2]) if short else rng.choice([1, 2, 3, 3, 4]) if p else rng.choice([2, 3, 4]) for p in parents])
