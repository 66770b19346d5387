import random
import sys

rng = random.Random(int(sys.argv[2]))
p, q = (13, 5) if sys.argv[1] == "short" else (rng.choice([181, 211, 241, 337]), 60)
print(p, q)
for _ in range(q):
    word = rng.choice(["log", "log", "root", "root", "order", "first"])
    if word == "root":
        a = rng.choice([2, 3, 4, 5, 6, 7, 9, 10])
    else:
        a = rng.randint(2, p - 1)
    b = 0 if rng.random() < 0.35 else rng.randint(1, p - 1)
    print(word, a, b)
