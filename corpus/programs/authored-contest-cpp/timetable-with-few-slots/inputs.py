import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, chance, seats = 3, 0.6, 50
else:
    n, chance, seats = 9, 0.3, 64
names = "abcdefghijklmnopqrstuvwxyz"[:n]
pairs = [x + y for i, x in enumerate(names) for y in names[i + 1:] if rng.random() < chance]
if not pairs:
    pairs = ["ab"]
rng.shuffle(pairs)
pairs = [p if rng.random() < 0.5 else p[::-1] for p in pairs]
print(n, len(pairs), seats)
print(*[rng.randint(5, 40) for _ in range(n)])
print(*pairs)
