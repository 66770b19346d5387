import sys
from itertools import count


def expansion(d):
    """Whole part and the partial quotients of one period of the root of d."""
    root = next(r for r in count(1) if (r + 1) * (r + 1) > d)
    m, c, a = 0, 1, root
    terms = []
    while a != 2 * root:
        m = a * c - m
        c = (d - m * m) // c
        a = (root + m) // c
        terms.append(a)
    return root, terms


low, high, mod = (int(w) for w in sys.stdin.read().split())
longest = 0
champion = 0
negative = []
mix = 0
d = low
while d <= high:
    root, terms = expansion(d) if round(d ** 0.5) ** 2 != d else (0, [])
    if not terms:
        print(d, "square")
        d += 1
        continue
    if len(terms) > longest:
        longest, champion = len(terms), d
    p0, p1 = 1, root % mod
    q0, q1 = 0, 1
    for a in terms[:-1]:
        p0, p1 = p1, (a * p1 + p0) % mod
        q0, q1 = q1, (a * q1 + q0) % mod
    sign = "+"
    if len(terms) & 1:
        negative.append(d)
        sign = "-"
        p1, q1 = (p1 * p1 + d * q1 * q1) % mod, 2 * p1 * q1 % mod
    mix = (mix * 5 + p1 + q1) % mod
    print(d, sign + str(len(terms)), max(terms[:-1], default=0), p1, q1)
    d += 1
print(champion, longest, mix)
print("minus one:", *negative or ["none"])
