import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, m, k = 5, 6, rng.randint(1, 2)
    top = 9
else:
    n, m, k = 44, 82, 2
    top = 40
out = [(n, m, k), [rng.randint(0, 30) for _ in range(n)]]
for i in range(m):
    if i < n - 1:
        a, b = rng.randint(1, i + 1), i + 2
        if i % 2:
            a, b = b, a
    else:
        a, b = rng.sample(range(1, n + 1), 2)
    out.append((a, b, rng.randint(1, top)))
for row in out:
    print(*row)
