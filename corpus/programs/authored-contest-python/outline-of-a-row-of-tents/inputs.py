import random
import sys

rng = random.Random(int(sys.argv[2]))
n, span, top = (6, 30, 7) if sys.argv[1] == "short" else (150, 900, 19)
print(n)
for _ in range(n):
    h = rng.randint(1, top)
    print(rng.randint(top, span), h)
