import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
print(rng.randint(1, 3) if short else 4, rng.randint(4, 9) if short else rng.randint(14, 20))
n = 7 if short else 84
print("".join(rng.choices("abc" if short else "abcdefgh", (9, 4, 2) if short else (14, 12, 9, 6, 4, 3, 2, 1), k=n)))
