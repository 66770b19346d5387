n, m, p = map(int, input().split())
area = [0] + list(map(int, input().split()))
near = {v: set() for v in range(1, n + 1)}
for _ in range(m):
    a, b = map(int, input().split())
    near[a].add(b)
    near[b].add(a)

paint = {}
used = [0] * (p + 1)
order = []
while len(order) < n:
    best = None
    for v in range(1, n + 1):
        if v in paint:
            continue
        seen = {paint[u] for u in near[v] if u in paint} - {0}
        open_near = sum(u not in paint for u in near[v])
        if best is None or (len(seen), open_near) > best[:2]:
            best = len(seen), open_near, v, seen
    _, _, v, seen = best
    choices = [c for c in range(1, p + 1) if c not in seen]
    c = min(choices, key=used.__getitem__) if choices else 0
    paint[v] = c
    used[c] += area[v]
    order.append(v)

print(*(paint[v] or "-" for v in range(1, n + 1)))
print(*order)
print(*used[1:], used[0])
same = [paint[v] for v in paint if paint[v]]
print(sum(same.count(c) * (same.count(c) - 1) // 2 for c in range(1, p + 1)))
