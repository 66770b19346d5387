import sys

INF = 10**9

lines = sys.stdin.read().splitlines()
n, m, source = map(int, lines[0].split())
arcs = [tuple(map(int, line.split())) for line in lines[1:m + 1]]

dist = [INF] * n
dist[source] = 0
before = [-1] * n
gains = []
looped = False
active = True

while active:
    active = False
    gain = 0
    for u, v, w in arcs:
        if dist[u] == INF:
            continue
        if dist[u] + w < dist[v]:
            if dist[v] != INF:
                gain += dist[v] - dist[u] - w
            dist[v] = dist[u] + w
            before[v] = u
            active = True
            last = v
    gains.append(gain)
    if active and len(gains) == n:
        looped = True
        active = False

print("passes", len(gains))
print("gains", *gains)
if looped:
    v = last
    for _ in range(n):
        v = before[v]
    cycle = [v]
    u = before[v]
    while u != v:
        cycle.append(u)
        u = before[u]
    print("negative cycle", *sorted(cycle))
else:
    for v in range(n):
        if dist[v] == INF:
            print(v, "unreachable")
        else:
            print(v, dist[v], before[v])
