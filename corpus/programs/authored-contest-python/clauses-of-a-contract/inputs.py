import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m = (4, 6) if sys.argv[1] == "short" else (12, 50)
print(n, m)
for _ in range(m):
    items = rng.sample(range(1, n + 1), rng.choice((2, 3, 3, 3) if n < 9 else (3, 3, 3, 3, 2)))
    print(*(i * rng.choice((1, -1)) for i in items))
