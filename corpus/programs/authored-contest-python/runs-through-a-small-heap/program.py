import heapq

places, lorries = map(int, input().split())
belt = [(w, k) for k, w in enumerate(map(int, input().split()), 1)]
depot = [(1, w, k) for w, k in belt[:places]]
heapq.heapify(depot)
coming = iter(belt[places:])
counts, totals, order = [], [], []
light = ["-"] * lorries
heavy = ["-"] * lorries
while depot:
    load, w, k = heapq.heappop(depot)
    if load > len(counts):
        counts.append(0)
        totals.append(0)
    counts[-1] += 1
    totals[-1] += w
    order.append(k)
    x = (load - 1) % lorries
    if light[x] == "-":
        light[x] = heavy[x] = w
    light[x] = min(light[x], w)
    heavy[x] = max(heavy[x], w)
    nxt = next(coming, None)
    if nxt:
        heapq.heappush(depot, (load + (nxt[0] < w), *nxt))
print(*counts)
print(*totals)
print(*("-" if a == "-" else b - a for a, b in zip(light, heavy)))
print(*order)
