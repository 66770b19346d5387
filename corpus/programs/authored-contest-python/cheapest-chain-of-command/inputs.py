import random
import sys

mode, seed = sys.argv[1:]
rng = random.Random(int(seed))
n, m = (4, 8) if mode == "short" else (20, 52)
print(n, m)
ring = list(range(1, n))
rng.shuffle(ring)
offers = [(ring[i - 1], ring[i], rng.randint(1, 25)) for i in range(n - 1)]
while len(offers) < m:
    a, b = rng.sample(range(n), 2)
    if b or len(offers) % 7 == 0:
        offers.append((a, b, rng.randint(5, 60)))
rng.shuffle(offers)
for o in offers:
    print(*o)
