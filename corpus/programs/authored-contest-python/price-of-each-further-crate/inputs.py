import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, m, cap = (4, 6, 2) if short else (12, 30, 9)
lines = []
if not short:
    lines = [(1, 2, 9, 9), (1, 3, 8, 4), (1, 4, 7, 7), (1, 5, 9, 12), (8, n, 9, 3), (9, n, 9, 8), (10, n, 7, 2), (11, n, 8, 5)]
while len(lines) < m:
    a = rng.randint(1, n - 1)
    b = min(n, max(1, a + rng.choice((-1, 1, 1, 2, 2, 3, 4))))
    if a != b:
        lines.append((a, b, rng.randint(1 if short else 4, cap), rng.randint(1, 30)))
print(n, m, rng.randint(20, 90) if short else rng.randint(300, 700))
rng.shuffle(lines)
for x in lines:
    print(*x)
