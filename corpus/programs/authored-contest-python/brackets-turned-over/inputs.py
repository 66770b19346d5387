import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q = (6, 3) if sys.argv[1] == "short" else (32, 48)
print("".join(rng.choice("(()") for _ in range(n)))
print(q)
for i in range(q):
    r = rng.random()
    if q == 3:
        r = [0.1, 0.5, 0.8][i]
    if r < 0.3:
        print("turn", rng.randint(1, n), rng.randint(1, n))
    elif r < 0.6:
        print("ask", rng.randint(1, n), rng.randint(1, n))
    elif r < 0.7 and q > 3:
        print("level", rng.randint(1, n))
    elif r < 0.85:
        print("split", rng.randint(1, n))
    else:
        print("put", rng.randint(1, n), rng.choice("()"))
