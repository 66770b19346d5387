import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, q = 4, 8
else:
    n, q = 24, 50
print(n, q)
print(*(rng.randint(-50, 50) for _ in range(n)))
for i in range(q):
    l = rng.randint(1, n)
    r = min(n, l + rng.randint(0, n // 2 + 1))
    word = rng.choice(["turn", "turn", "load", "back", "in", "out", "sum", "sum", "low", "low"])
    if i == q - 1:
        word = "sum"
        l = 1
    if word == "in":
        print(word, rng.randint(1, n + 1), rng.randint(-20, 50))
    elif word == "out":
        print(word, l)
    elif word == "load":
        print(word, l, r, rng.randint(-20, 50))
    else:
        print(word, l, r)
