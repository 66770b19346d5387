import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 2 if sys.argv[1] == "short" else 4
suits = "ch" if n == 2 else "chs"
deck = [s + r for s in suits for r in "6789TJQKA"]
rng.shuffle(deck)
print(rng.choice("ch"), rng.randint(1, 3), rng.choice("AB"))
print(*sorted(deck[:n], reverse=True))
print(*sorted(deck[n:2 * n]))
