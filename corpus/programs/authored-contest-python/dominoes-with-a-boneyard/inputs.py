import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    players, deal, rounds, keep, top = 2, 2, 1, 1, 3
else:
    players, deal, rounds, keep, top = 4, 8, 2, 2, 9
print(players, deal, rounds, keep)
print(*rng.sample(["heavy", "light", "doubles", "keeper", "fives"], players))
for _ in range(rounds):
    tiles = [f"{a}{b}" for a in range(top + 1) for b in range(a + 1)]
    rng.shuffle(tiles)
    print(*tiles)
