import sys
from random import Random

r = Random(int(sys.argv[2]))
long = sys.argv[1] == "long"
n = 40 if long else 6
extra = 12 if long else 1
lines = []
for v in range(2, n + 1):
    lines.append([v, r.randint(max(1, v - 3), v - 1)])
for _ in range(extra):
    v = r.randint(4, n)
    lines.append([v, v - r.randint(1, 3)])
name = list(range(1, n + 1))
r.shuffle(name)
r.shuffle(lines)
print(n, len(lines))
for u, v in lines:
    print(name[u - 1], name[v - 1])
