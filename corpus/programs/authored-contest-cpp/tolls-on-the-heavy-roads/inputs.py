import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, q = (6, 4) if short else (26, 36)
name = list(range(2, n + 1))
rng.shuffle(name)
name = [1] + name
print(n, q)
for i in range(1, n):
    p = rng.randrange(max(0, i - 4), i)
    print(*((name[i], name[p]) if rng.random() < 0.5 else (name[p], name[i])))
for i in range(q):
    u, v = rng.randint(1, n), rng.randint(1, n)
    kind = "a" if i == 0 else "t" if i == q - 1 else rng.choice("aaatts")
    print(kind, u, *([v, rng.randint(1, 30)] if kind == "a" else [v] if kind == "t" else []))
