import random
import sys

rnd = random.Random(int(sys.argv[2]))
big = sys.argv[1] == "long"
n = 30 if big else 4
size = (7, 13) if big else (3, 5)
base = []
print(n)
for i in range(n):
    if base and rnd.random() < (0.45 if big else 0.5):
        s = rnd.choice(base)
        k = rnd.randrange(len(s))
        s = s[k:] + s[:k]
        if rnd.random() < 0.5:
            s = s[::-1]
    else:
        s = "".join(rnd.choice("aab" if rnd.random() < 0.8 else "abc") for _ in range(rnd.randint(*size)))
        base.append(s)
    print(s)
