import random
import sys

rng = random.Random(int(sys.argv[2]))
t, sizes = (2, [1, 2]) if sys.argv[1] == "short" else (24, [1, 2, 2, 3, 3, 3])
print(t)
for _ in range(t):
    n = rng.choice(sizes)
    print(n)
    for _ in range(n):
        print(*(rng.randint(-3, 4) for _ in range(n)))
