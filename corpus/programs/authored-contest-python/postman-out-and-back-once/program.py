import sys


def add(options):
    low = min(c for c, _ in options)
    return low, sum(w for c, w in options if c == low)


rows = [tuple(map(int, line.split())) for line in sys.stdin]
(n, toll), houses = rows[0], sorted(rows[1:])


def way(i, j):
    (a, b), (c, d) = houses[i], houses[j]
    return abs(a - c) + abs(b - d) + (toll if b * d < 0 else 0)


# paths[i] = (cost, ways) of two lines from house 0 that together visit
# the houses up to j, one ending at j, the other at i < j
paths = [(way(0, 1), 1)]
costs = [2 * way(0, 1)]
log = [f"{costs[0]}*1"]
for j in range(2, n):
    step = way(j - 1, j)
    entering = []
    for i in range(j - 1):
        cost, ways = paths[i]
        entering.append((cost + way(i, j), ways))
    paths = [(cost + step, ways) for cost, ways in paths]
    paths.append(add(entering))
    cost, ways = add([(paths[i][0] + way(i, j), paths[i][1]) for i in range(j)])
    # closing from j - 1 and from the houses before it describes each round twice
    costs.append(cost)
    log.append(f"{cost}*{ways // 2 % 1000}")

print(*log)
excess = [b - a for a, b in zip(costs, costs[1:])]
if excess:
    top = max(excess)
    print(excess.index(top) + 3, top)
else:
    print("-")
