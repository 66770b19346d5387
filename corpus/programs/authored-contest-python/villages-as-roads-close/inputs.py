import random
import sys

big = sys.argv[1] == "long"
rng = random.Random(int(sys.argv[2]))
n, m, q, c = (34, 44, 84, 34) if big else (5, 6, 7, 3)
seen = []
while len(seen) < m:
    a = rng.randint(1, n)
    b = rng.randint(max(1, a - 8), min(n, a + 8))
    if a != b:
        seen.append((a, b))
kinds = ["close"] * c + ["size", "path"] * q
kinds = kinds[:q]
rng.shuffle(kinds)
order = iter(rng.sample(range(1, m + 1), m))
print(n, m, q)
for a, b in seen:
    print(a, b)
for kind in kinds:
    if kind == "close":
        print("close", next(order))
    elif kind == "size":
        print("size", rng.randint(1, n))
    else:
        print("path", *rng.sample(range(1, n + 1), 2))
