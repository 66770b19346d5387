import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
k = 3
hands = 2 if short else 1
print(k, hands)
for h in range(hands):
    cards = []
    while len(cards) < (5 if short else 300):
        a = rng.randint(1, 5 if short else 90)
        cards += range(a, a + rng.randint(3, 4 if short else 7))
    for _ in range(rng.randint(0, 1) if short else 6):
        cards.append(rng.randint(1, 9 if short else 70))
    rng.shuffle(cards)
    print(*cards)
