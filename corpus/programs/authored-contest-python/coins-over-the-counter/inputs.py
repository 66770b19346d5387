import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    coins, r, count, high = sorted(rng.sample(range(2, 10), 2)), rng.randint(2, 4), 3, 12
else:
    coins, r, count, high = sorted(rng.sample(range(4, 24), 3)) + [31], 24, 20, 90
print(*coins)
print(r, *(rng.randint(1, high) for _ in range(count)))
