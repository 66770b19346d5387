import random
import sys

rng = random.Random(int(sys.argv[2]))
t, low, high = (3, 2, 4) if sys.argv[1] == "short" else (30, 5, 9)
print(t)
for i in range(t):
    n = rng.randint(low, high)
    if rng.random() < 0.5:
        k = rng.randint(0, n * (n - 1) // 2)
        print("find", n, k, rng.randint(1, 3 if high < 5 else 150))
    else:
        print("tell", *rng.sample(range(1, n + 1), n))
