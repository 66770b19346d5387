import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    g, p, n, letters = rng.randint(3, 4), 1, rng.randint(6, 7), "aabc"
else:
    g, p, n, letters = 6, 2, 98, "aaabbbccdddefg"
print(g, p, "".join(rng.choice(letters) for _ in range(n)))
