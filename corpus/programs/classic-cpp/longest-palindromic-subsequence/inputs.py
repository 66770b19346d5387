import random
import sys

rng = random.Random(int(sys.argv[2]))
letters, n = ("abc", 9) if sys.argv[1] == "short" else ("abcdef", 48)
print(" ".join(f"{c}{rng.randint(1, 9)}" for c in letters), "=")
print("".join(rng.choice(letters) for _ in range(n)))
