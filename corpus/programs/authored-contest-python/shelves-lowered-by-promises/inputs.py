import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, m = (4, 8) if short else (16, 70)
print(n, m)
for k in range(m):
    a, b = rng.sample(range(1, n + 1), 2)
    print(a, b, rng.randint(-6, 5) if short else rng.randint(-9, 3) if rng.random() < 0.65 and a < b else rng.randint(-2, 12))
