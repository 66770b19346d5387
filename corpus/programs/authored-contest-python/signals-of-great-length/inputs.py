import sys
import random

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    k, length, m = 2, rng.randint(9, 15), 1000
else:
    k, length, m = 3, rng.randint(2 ** 33, 2 ** 34), 99991
print(k, length, m)
for i in range(k):
    line = [1 if rng.random() < 0.7 else 0 for _ in range(k)]
    line[(i + 1) % k] = 1
    print("".join(map(str, line)))
print(*[rng.randint(0, 5) for _ in range(k)])
