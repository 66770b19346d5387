import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
players, n, throws = (2, 9, 14) if short else (4, 20, 110)
print(players, rng.randint(40, 90) if short else rng.randint(90, 150), rng.randint(5, 20))
kinds = ["J", "F", "C", "T%d" % rng.randint(10, 40)]
if not short:
    kinds += ["C", "C", "T%d" % rng.randint(10, 60)]
while len(kinds) < n - 1:
    kinds.append("P%d" % rng.randint(10, 90))
rng.shuffle(kinds)
print("S", *kinds)
cards = ["+%d" % rng.randint(5, 40), "-%d" % rng.randint(5, 60), "m%d" % rng.choice((-3, -2, 2, 3, 5)), "j", "e%d" % rng.randint(3, 15)]
if not short:
    cards += ["m%d" % rng.choice((-3, -1, 2, 4)), "-%d" % rng.randint(5, 60), "+%d" % rng.randint(5, 40)]
rng.shuffle(cards)
print(*cards)
print(*("%d%d" % (rng.randint(1, 6), rng.randint(1, 6)) for _ in range(throws)))
