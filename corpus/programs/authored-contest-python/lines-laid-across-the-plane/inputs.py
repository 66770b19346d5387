import random
import sys

rng = random.Random(int(sys.argv[2]))
n, size = (5, 3) if sys.argv[1] == "short" else (30, 6)
print(n)
made = []
for _ in range(n):
    a, b = rng.choice([(1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (-2, 1), (rng.randint(1, 5), rng.randint(-5, 5))])
    line = [a, b, a * rng.randint(-size, size) + b * rng.randint(-size, size)]
    if made and rng.random() < 0.1:
        line = [-v for v in rng.choice(made)]
    made.append(line)
    print(*line)
