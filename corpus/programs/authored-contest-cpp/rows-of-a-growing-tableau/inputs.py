import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, top = rng.randint(6, 7), 9
else:
    n, top = 72, 99
print(n)
print(*[min(top, max(0, int(i * rng.choice([0.3, 0.8]) + rng.randint(-top // 2, top)))) for i in range(n)])
