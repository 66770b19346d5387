import random
import sys

rng = random.Random(int(sys.argv[2]))
p, c, k = (2, 3, 2) if sys.argv[1] == "short" else (2, 5, 26)
print(p, c, rng.choice([0, 2, 3]))
for _ in range(k):
    print("".join(rng.choice("abcdef"[:c]) for _ in range(p)))
