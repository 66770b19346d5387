import sys
from heapq import heappush, heappop

MOD = 1009


def main():
    data = iter(sys.stdin.read().split())
    n, m = int(next(data)), int(next(data))
    roads = {v: [] for v in range(1, n + 1)}
    for a, b, c in zip(data, data, data):
        roads[int(a)].append((int(b), int(c)))

    length = {v: [None, None] for v in roads}
    tours = {v: [0, 0] for v in roads}
    length[1][0] = 0
    tours[1][0] = 1
    done = set()
    heap = [(0, 1)]
    while heap:
        here, v = heappop(heap)
        if (here, v) in done:
            continue
        done.add((here, v))
        if here not in length[v]:
            continue
        count = tours[v][length[v].index(here)]
        for u, c in roads[v]:
            there = here + c
            d, e = length[u]
            if d is None or there < d:
                length[u] = [there, d]
                tours[u] = [count, tours[u][0]]
            elif there == d:
                tours[u][0] = (tours[u][0] + count) % MOD
                continue
            elif e is None or there < e:
                length[u][1] = there
                tours[u][1] = count
            elif there == e:
                tours[u][1] = (tours[u][1] + count) % MOD
                continue
            else:
                continue
            heappush(heap, (there, u))

    total = 0
    widest, town = 0, "-"
    rows = ([], [])
    for v in range(1, n + 1):
        for k in (0, 1):
            x = length[v][k]
            rows[k].append("-" if x is None else f"{x}:{tours[v][k]}")
        if length[v][1] is not None:
            gap = length[v][1] - length[v][0]
            total += gap
            if gap > widest:
                widest, town = gap, v
    print(*rows[0])
    print(*rows[1])
    print(total, town)


main()
