import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 11 if sys.argv[1] == "short" else 80
pool = rng.sample(range(1000), n)
out = []
while pool:
    k = rng.choice((1, 2, 3, 5, 6, 9))
    piece, pool = pool[:k], pool[k:]
    kind = rng.randint(0, 2)
    if kind:
        piece.sort(reverse=kind == 2)
    out += piece
print(*out)
