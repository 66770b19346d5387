import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
k, n = (3, 8) if short else (9, 90)
print(k, rng.randint(8, 25))
x = 50
row = []
for _ in range(n):
    x = min(95, max(4, x + rng.randint(-9, 9)))
    row.append(x if rng.random() < 0.85 else rng.randint(0, 99))
print(*row)
