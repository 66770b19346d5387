import random
import sys

kind, seed = sys.argv[1:]
rng = random.Random(int(seed))
n, q = (6, 9) if kind == "short" else (24, 95)
guild = [rng.randrange(3) for _ in range(n)]
print(n, q)
for i in range(q):
    x, y = rng.sample(range(n), 2)
    true = "=<>"[(guild[y] - guild[x]) % 3]
    roll = rng.random()
    if roll < 0.4:
        c = "?"
    elif roll < 0.85:
        c = true
    else:
        c = rng.choice("=<>")
    print(x + 1, c, y + 1)
