import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, m, letters = rng.randint(3, 4), 4, "abc"
else:
    n, m, letters = 26, 22, "abcde"
print("".join(rng.choice(letters) for _ in range(n)))
print("".join(rng.choice(letters) for _ in range(m)))
