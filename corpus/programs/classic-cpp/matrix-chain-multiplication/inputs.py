import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 5 if sys.argv[1] == "short" else 22
d = [rng.choice([2, 3, 4, 5, 6, 8, 9, 10, 12]) for _ in range(n + 1)]
shapes = [f"{a}x{b}" for a, b in zip(d, d[1:])]
for i in range(0, n, 6):
    print(" ".join(shapes[i:i + 6]))
