import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m = (5, 5) if sys.argv[1] == "short" else (18, 40)
pool = "ash bay cod dew elm fir gnu hop ivy jay kelp lark moss newt oak pike quay rook".split()
names = pool[:n]
rng.shuffle(names)
print(n)
for name in names:
    print(name, rng.randint(3, 17))
pairs = []
while len(pairs) < m:
    a, b = rng.sample(names, 2)
    if (a, b) not in pairs and (b, a) not in pairs:
        pairs.append((a, b))
print(m)
for a, b in pairs:
    print(a, b)
