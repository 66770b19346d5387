import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, m, width = 4, 5, 4
else:
    n, m, width = 40, 95, 7
start, goal = 1, n
print(n, m, start, goal, rng.randint(0, 9))
for _ in range(n):
    print(rng.randint(2, 6), rng.randint(1, 6), rng.randint(0, 9))
for i in range(m):
    if i < n - 1:
        a, b = i + 2, rng.randint(max(1, i - 3), i + 1)
    else:
        a = rng.randint(1, n)
        b = rng.choice([v for v in range(max(1, a - width), min(n, a + width) + 1) if v != a])
    print(a, b, rng.randint(1, 9))
