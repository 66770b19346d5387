import sys
from collections import deque


def read():
    n, m = map(int, sys.stdin.readline().split())
    room = [{} for _ in range(n)]
    for _ in range(m):
        a, b, g = map(int, sys.stdin.readline().split())
        a -= 1
        b -= 1
        room[a][b] = room[a].get(b, 0) + g
        room[b][a] = room[b].get(a, 0) + g
    return n, room


def reach(rest, s):
    came = {s: s}
    queue = deque([s])
    while queue:
        v = queue.popleft()
        for u, r in rest[v].items():
            if r and u not in came:
                came[u] = v
                queue.append(u)
    return came


def main():
    n, room = read()
    parent = [0] * n
    weak = [0] * n
    for s in range(1, n):
        t = parent[s]
        rest = [dict(r) for r in room]
        flow = 0
        came = reach(rest, s)
        while t in came:
            push = None
            v = t
            while v != s:
                r = rest[came[v]][v]
                if push is None or r < push:
                    push = r
                v = came[v]
            v = t
            while v != s:
                u = came[v]
                rest[u][v] -= push
                rest[v][u] += push
                v = u
            flow += push
            came = reach(rest, s)
        weak[s] = flow
        for v in range(s + 1, n):
            if parent[v] == t and v in came:
                parent[v] = s

    cut = [[0] * n for _ in range(n)]
    for v in range(1, n):
        p = parent[v]
        for u in range(v):
            cut[u][v] = cut[v][u] = weak[v] if u == p else min(weak[v], cut[u][p])
    pairs = [cut[a][b] for b in range(n) for a in range(b)]
    print(*cut[0][1:])
    print(sum(pairs), min(pairs), pairs.count(min(pairs)), max(pairs))


main()
