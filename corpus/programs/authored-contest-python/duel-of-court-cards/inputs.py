import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    deck, limit = list("JQK") + [str(rng.randint(2, 9)) for _ in range(7)], 16
else:
    deck, limit = list("JJQQKKAA") + [str(rng.randint(2, 9)) for _ in range(20)], 260
rng.shuffle(deck)
print(limit)
print(*deck[::2])
print(*deck[1::2])
