import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, q = 4, 4
else:
    n, q = 26, 60
rows = [[rng.choice(".....#") for _ in range(n)] for _ in range(2)]
print(n, q)
for row in rows:
    print("".join(row))
for i in range(q):
    x = rng.random()
    if i == q - 1 or x < 0.12:
        print("total")
    elif x < 0.5:
        r, c = rng.randrange(2), rng.randrange(n)
        for _ in range(4):
            if rows[r][c] == "#":
                break
            r, c = rng.randrange(2), rng.randrange(n)
        rows[r][c] = "." if rows[r][c] == "#" else "#"
        print("flip", r, c)
    else:
        a, b = sorted([rng.randrange(n), rng.randrange(n)])
        print("ways", rng.randrange(2), a, rng.randrange(2), min(b, a + 14))
