import random
import sys


def show(coins, target):
    print(" ".join(map(str, coins)))
    print(target)


rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    show(rng.sample(range(3, 9), 3), rng.randint(14, 17))
else:
    coins = rng.sample(range(7, 16), 3) + rng.sample(range(17, 48), 3)
    rng.shuffle(coins)
    show(coins, rng.randint(190, 220))
