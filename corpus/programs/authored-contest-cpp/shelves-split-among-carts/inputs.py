import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, k, c = 6, 3, rng.randint(2, 9)
else:
    n, k, c = 24, 5, rng.randint(15, 25)
h = [rng.randint(10, 20)]
while len(h) < n:
    h.append(max(1, h[-1] + rng.choice([-6, -2, -1, 0, 1, 2, 5])))
print(n, k, c)
print(*h)
