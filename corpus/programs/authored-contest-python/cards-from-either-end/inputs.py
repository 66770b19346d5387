import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 5 if sys.argv[1] == "short" else 23
suits = "ch" if n < 10 else "chs"
print(n)
print(*[rng.choice(suits) + str(rng.randint(1, 9 if n < 10 else 15)) for _ in range(n)])
