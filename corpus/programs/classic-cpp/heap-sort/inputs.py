import random
import sys

mode, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
n = 7 if mode == "short" else 44
deck = [f"{value}{suit}" for value in range(1, 19) for suit in "chst"]
cards = rng.sample(deck[:24] if mode == "short" else deck, n)
print(rng.choice([2, 3]) if mode == "short" else rng.choice([3, 4]))
for i in range(0, n, 15):
    print(*cards[i:i + 15])
