import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, deep = 4, 2
else:
    n, deep = 38, 9
print(n)
level = [0]
for i in range(1, n + 1):
    while True:
        p = 0 if rng.random() < 0.3 else rng.randint(0, i - 1)
        if level[p] < deep:
            break
    level.append(level[p] + 1)
    print(p, rng.randint(5, 12) if level[i] > 2 else rng.randint(0, 9))
