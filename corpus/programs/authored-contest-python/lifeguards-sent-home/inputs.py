import random
import sys

rng = random.Random(int(sys.argv[2]))
n, budget, day, most = (4, 4, 20, 12) if sys.argv[1] == "short" else (27, 55, 300, 60)
print(n, budget)
for _ in range(n):
    a = rng.randint(0, day)
    print(a, a + rng.randint(3, most))
