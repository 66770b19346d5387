import sys


def read():
    it = map(int, sys.stdin.read().split())
    n, k, cover = next(it), next(it), next(it)
    return n, k, cover, [next(it) for _ in range(n)]


def bind(n, k, cover, pages):
    inf = float("inf")
    # cost[v][i]: stories i.. fill exactly v volumes
    cost = [[inf] * (n + 1) for _ in range(k + 1)]
    cut = [[0] * (n + 1) for _ in range(k + 1)]
    cost[0][n] = 0
    ties = 0
    for i in reversed(range(n)):
        thick = 0
        thin = pages[i]
        for j in range(i, n):
            if pages[j] > thick:
                thick = pages[j]
            if pages[j] < thin:
                thin = pages[j]
            waste = (thick - thin) * (j - i + 1)
            if j == i:
                waste += cover
            for v in range(1, k + 1):
                if cost[v - 1][j + 1] == inf:
                    continue
                total = waste + cost[v - 1][j + 1]
                if total < cost[v][i]:
                    cost[v][i], cut[v][i] = total, j + 1
                elif total == cost[v][i]:
                    ties += 1
    return cost, cut, ties


def sizes(cut, v):
    i = 0
    while v > 0:
        yield cut[v][i] - i
        i = cut[v][i]
        v -= 1


n, k, cover, pages = read()
cost, cut, ties = bind(n, k, cover, pages)
best = min(range(1, k + 1), key=lambda v: (cost[v][0], v))
for v in range(1, k + 1):
    mark = "*" if v == best else ""
    print(f"{v}{mark}: {cost[v][0]} = " + "+".join(str(x) for x in sizes(cut, v)))
print("ties", ties)
