import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
k = 3
hands = 2 if short else 8
print(k, hands)
for h in range(hands):
    cards = []
    while len(cards) < (5 if short else 34):
        a = rng.randint(1, 5 if short else 18)
        cards += range(a, a + rng.randint(3, 4 if short else 7))
    if rng.random() < 0.4:
        cards.append(rng.randint(1, 9))
    rng.shuffle(cards)
    print(*cards[:40])
