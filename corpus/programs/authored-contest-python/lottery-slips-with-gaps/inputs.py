import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    k, g, q, top = rng.randint(2, 3), rng.randint(1, 3), 3, 40
    n = (k - 1) * g + rng.randint(3, 6)
else:
    n, k, g, q, top = 24, 5, 2, 28, 20000
print(n, k, g)
print(q)
for i in range(q):
    roll = rng.random()
    if i == 0 or roll < 0.2:
        print("nth", rng.randint(1, top))
    elif roll < 0.4:
        print("slip", *sorted(rng.sample(range(1, n + 1), k)))
    elif roll < 0.6:
        print("hop", rng.randint(-top, top))
    elif roll < 0.75:
        print("mirror")
    else:
        print("bump", rng.randint(1, k))
