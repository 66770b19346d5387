import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(4, 2, rng.choice(["001", "011", "110"]), 2)
else:
    print(6, 3, rng.choice(["0120", "201", "1021", "0012"]), rng.randint(5, 8))
