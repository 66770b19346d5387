import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q = (7, 4) if sys.argv[1] == "short" else (64, 110)
print(n, q)
print(*[rng.choice([1, 1, 2, 2, 3, 5]) if i < n - 8 else rng.randint(1, 10) for i in range(n)])
for i in range(q):
    r = rng.random() if q > 4 else [0.5, 0.1, 0.9, 0.5][i]
    if r < 0.35:
        print("set", rng.randint(1, n), rng.choice([1, 1, 2, 3, 4, 7, 9]))
    elif r < 0.65:
        print("hop", rng.randint(1, max(1, n // 2)))
    else:
        print("after", rng.randint(1, n), rng.randint(1, 6 if n < 10 else 26))
