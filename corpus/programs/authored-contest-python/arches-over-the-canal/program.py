posts = input().split()
n = len(posts)
fen = [0] * (n + 1)


def add(i, d):
    while i <= n:
        fen[i] += d
        i += i & -i


def upto(i):
    s = 0
    while i:
        s += fen[i]
        i -= i & -i
    return s


start = {}
rank = {}
crossed = {}
inside = {}
groups = []   # tangled arches: first post, number of arches, arches still open
tangles = []
up = crossings = nested = 0
deepest = (0, "")
for t, x in enumerate(posts, 1):
    if x not in start:
        start[x] = t
        rank[x] = len(start)
        crossed[x] = 0
        add(t, 1)
        up += 1
        deepest = max(deepest, (up, x), key=lambda d: d[0])
        groups.append([t, 1, 1])
        continue

    s = start[x]
    later = up - upto(s)
    add(s, -1)
    up -= 1
    inside[x] = len(start) - rank[x] - later
    nested += inside[x]
    crossings += later
    crossed[x] += later
    for y, b in start.items():
        if b > s and y not in inside:
            crossed[y] += 1

    arches = open_ones = 0
    while groups[-1][0] > s:
        _, a, o = groups.pop()
        arches += a
        open_ones += o
    groups[-1][1] += arches
    groups[-1][2] += open_ones - 1
    if groups[-1][2] == 0:
        first, a, _ = groups.pop()
        tangles.append(f"{posts[first - 1]}{a}")

pairs = len(start) * (len(start) - 1) // 2
print(crossings, nested, pairs - crossings - nested)
print(*(f"{x}:{crossed[x]}/{inside[x]}" for x in start))
print(deepest[1], deepest[0])
print(len(tangles), *tangles)
