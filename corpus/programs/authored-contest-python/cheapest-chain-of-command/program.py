def chain(n, root, offers):
    cost = 0
    while True:
        cheap = [None] * n
        boss = [None] * n
        for a, b, c in offers:
            if b != root and (cheap[b] is None or c < cheap[b]):
                cheap[b], boss[b] = c, a
        for v in range(n):
            if v != root:
                if boss[v] is None:
                    return None
                cost += cheap[v]
        # walk upwards from everyone and look for rings
        group = [-1] * n
        visit = [-1] * n
        rings = 0
        for v in range(n):
            u = v
            while u != root and visit[u] != v and group[u] < 0:
                visit[u] = v
                u = boss[u]
            if u != root and group[u] < 0:
                while group[u] < 0:
                    group[u] = rings
                    u = boss[u]
                rings += 1
        if rings == 0:
            return cost
        for v in range(n):
            if group[v] < 0:
                group[v] = rings
                rings += 1
        merged = []
        for a, b, c in offers:
            if group[a] != group[b]:
                merged.append((group[a], group[b], c - cheap[b] if b != root else c))
        n, root, offers = rings, group[root], merged


n, m = map(int, input().split())
offers = [tuple(map(int, input().split())) for _ in range(m)]
answers = []
possible = 0
total = 0
best = None
chief = "-"
for root in range(n):
    cost = chain(n, root, offers)
    if cost is None:
        answers.append("x")
        continue
    answers.append(str(cost))
    possible += 1
    total += cost
    if best is None or cost < best:
        best, chief = cost, root
print(" ".join(answers))
print(possible, chief, total)
