import sys


def main():
    it = iter(sys.stdin.buffer.read().split())
    n, q = int(next(it)), int(next(it))
    adj = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        u, v, w = int(next(it)), int(next(it)), int(next(it))
        adj[u].append((v, w))
        adj[v].append((u, w))

    up = [0] * (n + 1)
    cost = [0] * (n + 1)
    depth = [0] * (n + 1)
    far = [0] * (n + 1)
    order = []
    stack = [1]
    while stack:
        u = stack.pop()
        order.append(u)
        for v, w in adj[u]:
            if v != up[u]:
                up[v] = u
                cost[v] = w
                depth[v] = depth[u] + 1
                far[v] = far[u] + w
                stack.append(v)

    weight = [1] * (n + 1)
    heavy = [0] * (n + 1)
    for u in reversed(order):
        p = up[u]
        weight[p] += weight[u]
        if heavy[p] == 0 or (weight[u], -u) > (weight[heavy[p]], -heavy[p]):
            heavy[p] = u
    top = [0] * (n + 1)
    for u in order:
        top[u] = top[up[u]] if heavy[up[u]] == u and u != 1 else u

    uses = [0] * (n + 1)
    ends = [0] * (n + 1)
    total = 0
    hops = 0
    report = []
    for _ in range(q):
        a, b, carts = int(next(it)), int(next(it)), int(next(it))
        x, y = a, b
        while top[x] != top[y]:
            if depth[top[x]] < depth[top[y]]:
                x, y = y, x
            x = up[top[x]]
            hops += 1
        meet = x if depth[x] < depth[y] else y
        length = far[a] + far[b] - 2 * far[meet]
        total += length * carts
        uses[a] += carts
        uses[b] += carts
        uses[meet] -= 2 * carts
        ends[a] += carts
        ends[b] += carts
        report.append(f"{length}:{meet}")

    inside = ends[:]
    for u in reversed(order[1:]):
        uses[up[u]] += uses[u]
        inside[up[u]] += inside[u]

    everyone = sum(ends)
    toll = [0] * (n + 1)
    toll[1] = sum(ends[u] * far[u] for u in order)
    depot = 1
    for u in order[1:]:
        toll[u] = toll[up[u]] + cost[u] * (everyone - 2 * inside[u])
        if (toll[u], u) < (toll[depot], depot):
            depot = u

    busy = sorted((-uses[u], min(u, up[u]), max(u, up[u])) for u in order[1:])
    print(*report)
    print(total, hops, sum(1 for b in busy if b[0] == 0))
    print(" ".join(f"{a}-{b}:{-k}" for k, a, b in busy[:4]))
    print(depot, toll[depot], max(toll[1:]))


main()
