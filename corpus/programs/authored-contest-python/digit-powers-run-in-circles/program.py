b, e, low, high = map(int, input().split())


def step(n):
    s = 0
    while n:
        s += (n % b) ** e
        n //= b
    return s


names = []          # circles by number
circle_of, tail_of = {}, {}
hits = []
for start in range(low, high + 1):
    n, way = start, []
    while n not in circle_of and n not in way:
        way.append(n)
        n = step(n)
    if n not in circle_of:
        ring = way[way.index(n):]
        way = way[:way.index(n)]
        for x in ring:
            circle_of[x], tail_of[x] = len(names), 0
        i = ring.index(min(ring))
        names.append("-".join(str(x) for x in ring[i:] + ring[:i]))
        hits.append(0)
    while way:
        x = way.pop()
        circle_of[x], tail_of[x] = circle_of[n], tail_of[n] + 1
        n = x
    hits[circle_of[start]] += 1
for name, count in zip(names, hits):
    print(f"{name}#{count}")
best = max(range(low, high + 1), key=lambda s: (tail_of[s], -s))
print(best, tail_of[best])
