import random
import sys
from functools import cmp_to_key

rng = random.Random(int(sys.argv[2]))
triples, span, inner = (1, 5, 1) if sys.argv[1] == "short" else (9, 9, 6)
vectors = []
while len(vectors) < 3 * triples:
    v = (rng.randint(-span, span), rng.randint(-span, span))
    w = (rng.randint(-span, span), rng.randint(-span, span))
    if v[0] * w[1] - v[1] * w[0]:
        vectors += [v, w, (-v[0] - w[0], -v[1] - w[1])]


def half(v):
    return 0 if v[1] > 0 or v[1] == 0 and v[0] > 0 else 1


def before(v, w):
    if half(v) != half(w):
        return half(v) - half(w)
    return w[0] * v[1] - w[1] * v[0]


vectors.sort(key=cmp_to_key(before))
x = y = 0
ring = []
for dx, dy in vectors:
    x, y = x + dx, y + dy
    ring.append((x, y))
while inner:
    a, b, c = rng.sample(ring, 3)
    p = ((a[0] + b[0] + c[0]) // 3 + rng.randint(-1, 1), (a[1] + b[1] + c[1]) // 3 + rng.randint(-1, 1))
    if p not in ring:
        ring.append(p)
        inner -= 1
rng.shuffle(ring)
lowx = min(p[0] for p in ring)
lowy = min(p[1] for p in ring)
print(len(ring))
for x, y in ring:
    print(x - lowx, y - lowy)
