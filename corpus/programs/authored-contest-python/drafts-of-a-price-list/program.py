import sys

toks = iter(sys.stdin.read().split())


def num():
    return int(next(toks))


# persistent tree: nodes are never changed once made
L, R, S, M = [], [], [], []


def node(l, r, s, m):
    L.append(l)
    R.append(r)
    S.append(s)
    M.append(m)
    return len(S) - 1


def build(vals, lo, hi):
    if hi - lo == 1:
        return node(-1, -1, vals[lo], vals[lo])
    mid = (lo + hi) // 2
    return pair(build(vals, lo, mid), build(vals, mid, hi))


def pair(a, b):
    return node(a, b, S[a] + S[b], max(M[a], M[b]))


def with_value(v, lo, hi, p, x):
    if hi - lo == 1:
        return v if S[v] == x else node(-1, -1, x, x)
    mid = (lo + hi) // 2
    if p < mid:
        t = with_value(L[v], lo, mid, p, x)
        return v if t == L[v] else pair(t, R[v])
    t = with_value(R[v], mid, hi, p, x)
    return v if t == R[v] else pair(L[v], t)


def graft(v, w, lo, hi, a, b):
    """v, but a..b-1 as in w"""
    if v == w or b <= lo or hi <= a:
        return v
    if a <= lo and hi <= b:
        return w
    mid = (lo + hi) // 2
    l = graft(L[v], L[w], lo, mid, a, b)
    r = graft(R[v], R[w], mid, hi, a, b)
    if l == L[v] and r == R[v]:
        return v
    return pair(l, r)


def spots(v, w, lo, hi):
    """places at which two drafts disagree"""
    if v == w:
        return
    if hi - lo == 1:
        if S[v] != S[w]:
            yield lo
        return
    mid = (lo + hi) // 2
    yield from spots(L[v], L[w], lo, mid)
    yield from spots(R[v], R[w], mid, hi)


def first_over(v, lo, hi, a, x):
    if hi <= a or M[v] <= x:
        return -1
    if hi - lo == 1:
        return lo
    mid = (lo + hi) // 2
    p = first_over(L[v], lo, mid, a, x)
    if p < 0:
        p = first_over(R[v], mid, hi, a, x)
    return p


def total(v, lo, hi, a, b):
    if b <= lo or hi <= a:
        return 0
    if a <= lo and hi <= b:
        return S[v]
    mid = (lo + hi) // 2
    return total(L[v], lo, mid, a, b) + total(R[v], mid, hi, a, b)


n, q = num(), num()
drafts = [build([num() for _ in range(n)], 0, n)]
parent = [-1]
work = 0
for _ in range(q):
    op = next(toks)
    d = num()
    v = drafts[d]
    if op == "set":
        p, x = num(), num()
        drafts.append(with_value(v, 0, n, p - 1, x))
        parent.append(d)
    elif op == "swap":
        p, r = num() - 1, num() - 1
        x, y = total(v, 0, n, p, p + 1), total(v, 0, n, r, r + 1)
        t = with_value(v, 0, n, p, y)
        drafts.append(with_value(t, 0, n, r, x))
        parent.append(d)
    elif op == "graft":
        e, a, b = num(), num(), num()
        drafts.append(graft(v, drafts[e], 0, n, a - 1, b))
        parent.append(d)
    elif op == "sum":
        a, b = num(), num()
        s = total(v, 0, n, a - 1, b)
        work += s
        print(s)
    elif op == "over":
        a, x = num(), num()
        print(first_over(v, 0, n, a - 1, x) + 1 or "-")
    else:
        e = num()
        diff = [p + 1 for p in spots(v, drafts[e], 0, n)]
        print(len(diff), *diff[:3])

print(len(drafts), work)
line = []
d = len(drafts) - 1
while d > 0:
    line.append(d)
    d = parent[d]
print(*line, 0)
print(*(total(drafts[-1], 0, n, i, i + 1) for i in range(n)))
