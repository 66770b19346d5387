import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(rng.randint(1, 3), rng.choice([-2, 2, 3]), rng.randint(0, 3), rng.randint(1, 3))
    print(*rng.sample(range(3, 7), 3))
else:
    print(rng.randint(2, 9), rng.choice([-7, -3, 5, 7]), rng.randint(0, 9), rng.randint(1, 9))
    print(*rng.sample([4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25, 27, 28, 30, 32, 33, 36], 20))
