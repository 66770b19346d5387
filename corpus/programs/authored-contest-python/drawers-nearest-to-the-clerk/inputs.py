import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
rule = rng.choice(("old", "idle", "twig")) if short else rng.choice(("idle", "twig"))
if short:
    S, W, v, n, top = 1, 4 if rule == "twig" else 2, rng.randint(0, 1), 14, 7
else:
    S, W, v, n, top = 2, 4, 2, 140, 19
print(S, W, v, rule)
row = []
p = 0
for _ in range(n):
    p = (p + 1) % top if rng.random() < 0.35 else rng.randint(0, top)
    row.append(rng.choice("rrrrwwwf") + str(p))
print(*row)
