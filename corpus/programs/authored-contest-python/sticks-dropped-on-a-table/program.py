from itertools import combinations
from math import gcd


def side(p, q, r):
    v = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
    return (v > 0) - (v < 0)


def reduced(a, b):
    if b < 0:
        a, b = -a, -b
    g = gcd(a, b)
    return a // g, b // g


def meeting_point(a, b, c, d):
    ux, uy = b[0] - a[0], b[1] - a[1]
    vx, vy = d[0] - c[0], d[1] - c[1]
    den = ux * vy - uy * vx
    t = (c[0] - a[0]) * vy - (c[1] - a[1]) * vx
    return reduced(a[0] * den + t * ux, den), reduced(a[1] * den + t * uy, den)


def classify(s, t):
    a, b = s
    c, d = t
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return ".", None
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return ".", None
    s1, s2 = side(a, b, c), side(a, b, d)
    t1, t2 = side(c, d, a), side(c, d, b)
    if s1 == 0 and s2 == 0:
        lo = max(min(a, b), min(c, d))
        hi = min(max(a, b), max(c, d))
        if lo > hi:
            return ".", None
        if lo == hi:
            return "=", ((lo[0], 1), (lo[1], 1))
        return "O", None
    if s1 * s2 > 0 or t1 * t2 > 0:
        return ".", None
    if s1 * s2 < 0 and t1 * t2 < 0:
        return "X", meeting_point(a, b, c, d)
    for p in s:
        for q in t:
            if p == q:
                return "L", ((p[0], 1), (p[1], 1))
    if s1 == 0:
        p = c
    elif s2 == 0:
        p = d
    elif t1 == 0:
        p = a
    else:
        p = b
    return "T", ((p[0], 1), (p[1], 1))


def text(value):
    return str(value[0]) if value[1] == 1 else f"{value[0]}/{value[1]}"


n = int(input())
sticks = []
for _ in range(n):
    x1, y1, x2, y2 = map(int, input().split())
    sticks.append(((x1, y1), (x2, y2)))

pile = list(range(n))
piles = n
tally = dict.fromkeys("XTL=O.", 0)
busy = [0] * n
spots = {}
row = ""
rows = []
linked = 0
for i, j in combinations(range(n), 2):
    kind, spot = classify(sticks[i], sticks[j])
    tally[kind] += 1
    row += kind
    if j == n - 1:
        rows.append(row)
        row = ""
    if kind == ".":
        continue
    busy[i] += 1
    busy[j] += 1
    if spot is not None:
        spots[spot] = spots.get(spot, 0) + 1
    if pile[i] != pile[j]:
        piles -= 1
        linked += i + j + 2
        old, new = max(pile[i], pile[j]), min(pile[i], pile[j])
        pile = [new if p == old else p for p in pile]

print(" ".join(rows))
print(*(f"{kind}{tally[kind]}" for kind in tally))
print(piles, linked, *(p + 1 for p in pile))
top = max(busy)
print(*(k + 1 for k in range(n) if busy[k] == top), "have", top)
if spots:
    most = max(spots.values())
    for (x, y), pairs in spots.items():
        if pairs == most:
            print(len(spots), f"({text(x)},{text(y)})", pairs)
            break
else:
    print("no spots")
