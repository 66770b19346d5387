import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "long":
    n, m, cap, start = 15, 26, 13, 3
else:
    n, m, cap, start = 4, 4, 3, 1
print(n, m, cap, start)
print(*[rng.randint(1, 9) for _ in range(n)])
for i in range(m):
    if i < n - 2:
        a, b = i + 1, i + 2
        if rng.random() < 0.4 and i > 1:
            a -= 1
    else:
        a, b = rng.sample(range(1, n), 2)
    d = rng.randint(1, cap - 1)
    print(a, b, d)
