import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    coins = [1] + rng.sample(range(3, 12), 2)
else:
    coins = [1] + rng.sample(range(4, 40), 3) + rng.sample(range(41, 130), 3)
rng.shuffle(coins)
print(*coins)
