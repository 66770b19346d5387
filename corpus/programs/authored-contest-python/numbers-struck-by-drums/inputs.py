import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(rng.randint(5, 9), 40)
    print(*rng.sample(range(2, 10), 3))
else:
    lo = rng.randint(400, 900)
    print(lo, lo + rng.randint(900, 1500))
    print(*rng.sample([4, 6, 7, 9, 10, 12, 15, 18, 20, 21, 24, 30, 36, 45], 9))
