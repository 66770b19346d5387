import sys


class Village:
    def __init__(self, fee):
        self.fee = fee
        self.roads = []


def better(a, b):
    if a is None:
        return b
    if b is None:
        return a
    if a[0] != b[0]:
        return a if a[0] < b[0] else b
    return (a[0], a[1] + b[1])


def both(a, b):
    if a is None or b is None:
        return None
    return (a[0] + b[0], a[1] * b[1])


def guard(villages):
    n = len(villages)
    # post here / no post but seen from below / no post, not seen yet
    post = [None] * n
    seen = [None] * n
    dark = [None] * n
    alone = [0] * n
    leaves = 0
    stack = [(0, -1, False)]
    while stack:
        v, parent, ready = stack.pop()
        if not ready:
            stack.append((v, parent, True))
            for w in villages[v].roads:
                if w != parent:
                    stack.append((w, v, False))
            continue
        here = (villages[v].fee, 1)
        unseen = (0, 1)
        lit = None
        children = 0
        for w in villages[v].roads:
            if w == parent:
                continue
            children += 1
            anything = better(better(post[w], seen[w]), dark[w])
            here = both(here, anything)
            own = better(post[w], seen[w])
            lit = better(both(lit, own), both(unseen, post[w]))
            unseen = both(unseen, seen[w])
        if children == 0:
            leaves += 1
        post[v] = here
        seen[v] = lit
        dark[v] = unseen
        alone[v] = better(here, lit)[0]
    total = better(post[0], seen[0])
    return total, alone, leaves, post[0]


def main():
    data = iter(sys.stdin.read().split())
    n = int(next(data))
    villages = [Village(int(next(data))) for _ in range(n)]
    for _ in range(n - 1):
        a = int(next(data)) - 1
        b = int(next(data)) - 1
        villages[a].roads.append(b)
        villages[b].roads.append(a)
    total, alone, leaves, rooted = guard(villages)
    print("cheapest", total[0], "in", total[1], "ways")
    print("with a post in 1:", rooted[0], "in", rooted[1])
    print(" ".join(map(str, alone)))
    print("leaves", leaves)


main()
