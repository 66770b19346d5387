import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, m, q = (7, 3, 6) if short else (40, 20, 60)
group = list(range(n + 1))
paths = []
while len(paths) < m:
    a, b = rng.sample(range(1, n + 1), 2)
    if group[a] != group[b]:
        old = group[b]
        group = [group[a] if g == old else g for g in group]
        paths.append((a, b))
print(n, m, q)
for p in paths:
    print(*p)
for k in range(q):
    word = rng.choice(("join", "join", "width", "plan")) if k else "join"
    if word == "width":
        print(word, rng.randint(1, n))
    else:
        print(word, *rng.sample(range(1, n + 1), 2))
