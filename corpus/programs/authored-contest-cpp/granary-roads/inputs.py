import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, m, k = 5, 6, rng.randint(1, 2)
    top = 9
else:
    n, m, k = 36, 110, 3
    top = 40
out = [(n, m, k), [rng.randint(0, 30) for _ in range(n)]]
for _ in range(m):
    a, b = rng.sample(range(1, n + 1), 2)
    out.append((a, b, rng.randint(1, top)))
for row in out:
    print(*row)
