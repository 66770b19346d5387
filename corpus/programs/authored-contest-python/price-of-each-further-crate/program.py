from collections import deque


class Line:
    def __init__(self, to, room, charge):
        self.to, self.room, self.charge = to, room, charge
        self.back = None


n, m, budget = map(int, input().split())
lines = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b, room, charge = map(int, input().split())
    go, back = Line(b, room, charge), Line(a, 0, -charge)
    go.back, back.back = back, go
    lines[a].append(go)
    lines[b].append(back)

INF = 10 ** 9
steps = []
total = 0
afford, rest = 0, budget
averages = []
while True:
    dist = [INF] * (n + 1)
    dist[1] = 0
    came = [None] * (n + 1)
    queue = deque([1])
    waiting = {1}
    while queue:
        v = queue.popleft()
        waiting.discard(v)
        for line in lines[v]:
            if line.room and dist[v] + line.charge < dist[line.to]:
                dist[line.to] = dist[v] + line.charge
                came[line.to] = line
                if line.to not in waiting:
                    waiting.add(line.to)
                    queue.append(line.to)
    if dist[n] == INF:
        break
    steps.append(dist[n])
    total += dist[n]
    if total <= budget:
        afford, rest = len(steps), budget - total
    if len(steps) & (len(steps) - 1) == 0:
        averages.append(total // len(steps))
    v = n
    while v != 1:
        came[v].room -= 1
        came[v].back.room += 1
        v = came[v].back.to

print(*(steps or ["no way"]))
print(len(steps), total, afford, rest)
print(*averages)
