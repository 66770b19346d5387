import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 9 if sys.argv[1] == "short" else 150
x, y, z = rng.choice([(1, 1, 1), (1, 1, 2), (2, 1, 1), (1, 1, 1), (2, 1, 2)])
pool = "a" * (4 // x) + "b" * (4 // y) + "c" * (4 // z)
word = ""
while len(word) < n:
    word += "".join(rng.sample(pool, len(pool)))
print(word[:n])
print(x, y, z)
