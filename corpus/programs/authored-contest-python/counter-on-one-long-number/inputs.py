import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
top = 14 if short else 120
print(top)
cards = []
for _ in range(6 if short else 66):
    v = rng.randint(1, 12) if short else rng.randint(7, 40)
    cards.append(rng.choice("+!!!!~") + str(v))
print(*cards)
