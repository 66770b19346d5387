import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    piles = [(4, 4)]
else:
    piles = [(6, 9), (5, 4)]
for n, k in piles:
    pile = list(range(1, n + 1))
    for _ in range(k):
        c = rng.randint(1, n)
        pile[:c] = [-x for x in pile[:c][::-1]]
    print(*pile)
