import random
import sys

rng = random.Random(int(sys.argv[2]))
n, far = (6, 22) if sys.argv[1] == "short" else (105, 270)
print(n)
for _ in range(n):
    print(rng.randint(2, 9) + (rng.randint(0, 9) if rng.random() < 0.3 else 0), rng.randint(5, far), rng.randint(0, 9))
