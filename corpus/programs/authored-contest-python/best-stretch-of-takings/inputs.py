import random
import sys

size, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
n, q = (6, 5) if size == "short" else (37, 80)
print(n, q)
print(*[rng.randint(-40, 35) for _ in range(n)])
for k in range(q):
    if k == 0 or rng.random() < 0.55:
        a, b = sorted((rng.randrange(n), rng.randrange(n)))
        print("ask", a, b)
    else:
        print("fix", rng.randrange(n), rng.randint(-50, 60))
