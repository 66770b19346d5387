import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
q = 7 if short else 84
keys = []
print(q)
for i in range(q):
    roll = rng.random()
    if i < 2 or roll < 0.4:
        keys.append(rng.choice(keys) ^ rng.choice([0, 1, 8]) if keys and rng.random() < 0.4 else rng.randrange(256))
        print("+", keys[-1])
    elif roll < 0.6 and i < q - 1:
        x = rng.choice(keys) if keys and rng.random() < 0.8 else rng.randrange(256)
        if x in keys:
            keys.remove(x)
        print("-", x)
    else:
        print("?", rng.randrange(256), rng.randrange(20, 256))
