import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m = (9, 2) if sys.argv[1] == "short" else (64, 4)
level, row = rng.randint(40, 60), []
for _ in range(n):
    level = min(99, max(0, level + rng.randint(-9, 9)))
    row.append(level)
print(n, m)
print(*row)
print(*sorted(rng.sample(range(3, 34 if m > 2 else 20), m)))
