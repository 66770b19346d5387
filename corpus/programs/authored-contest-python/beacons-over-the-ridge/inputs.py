import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n = 7 if short else 44
xs, x = [], 0
for _ in range(n):
    xs.append(x)
    x += rng.randint(1, 9)
print(n)
print(*xs)
print(*[rng.randint(0, 30) + (k * (n - k)) // 6 for k in range(n)])
print(rng.randint(16, 24) if short else 28)
