import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n = 5
    w = [rng.randint(3, 12) for _ in range(n)]
else:
    n = 40
    w = [rng.randint(20, 90) for _ in range(n)]
    for k in range(n):
        if k % 3 == 0:
            w[k] = 20 + 2 * k
    w[rng.randrange(n // 2)] = rng.randint(2, 5)
print(n)
print(*w)
