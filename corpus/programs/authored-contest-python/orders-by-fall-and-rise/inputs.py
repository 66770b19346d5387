import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
t = 2 if short else 22
print(t)
for _ in range(t):
    n = rng.randint(3, 4) if short else rng.randint(4, 9)
    marks = "".join(rng.choice("<><>?") for _ in range(n - 1))
    print(marks, rng.randint(1, 4 if short else 12 * n))
