import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, q = (4, 6) if short else (30, 44)
print(n, q)
print(*(rng.randint(0, 60) for _ in range(n)))
for i in range(q):
    l = rng.randint(1, n)
    r = rng.randint(l, n)
    word = rng.choice(("cap", "cap", "cap", "pour", "sum", "max", "full"))
    if i == q - 1:
        word, l, r = "sum", 1, n
    if word == "cap":
        print(word, l, r, rng.randint(15, 60))
    elif word == "pour":
        print(word, l, r, rng.randint(1, 20))
    else:
        print(word, l, r)
