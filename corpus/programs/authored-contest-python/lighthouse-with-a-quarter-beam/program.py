import sys
from functools import cmp_to_key
from math import gcd

input = sys.stdin.readline

n, X, Y = map(int, input().split())
near = {}
docked = 0
for i in range(1, n + 1):
    x, y, w = map(int, input().split())
    x -= X
    y -= Y
    if x == 0 and y == 0:
        docked += w
        continue
    g = gcd(x, y)
    d = (x // g, y // g)
    if d not in near or g < near[d][0]:
        near[d] = (g, i, w)


def upper(v):
    return v[1] > 0 or v[1] == 0 and v[0] > 0


def cmp(a, b):
    if upper(a) != upper(b):
        return -1 if upper(a) else 1
    return a[1] * b[0] - a[0] * b[1]


D = sorted(near, key=cmp_to_key(cmp))
m = len(D)
print(*[near[d][1] for d in D])
best, first, last, ties = -1, 0, 0, 0
lit, hi, steps = 0, 0, 0
for lo in range(m):
    a, b = D[lo]
    while hi < lo + m:
        c, d = D[hi % m]
        if a * d - b * c < 0 or a * c + b * d < 0:
            break
        lit += near[c, d][2]
        hi += 1
        steps += 1
    if lit > best:
        best, first, last, ties = lit, lo, hi - 1, 1
    elif lit == best:
        ties += 1
    lit -= near[a, b][2]
print(best + docked, ties, *[near[D[k % m]][1] for k in range(first, last + 1)])
dark = [0] * 4
for x, y in D:
    k = 0
    while not (x > 0 and y >= 0):
        x, y = y, -x
        k += 1
    dark[k] += 1
print(*dark, n - m, steps)
