class RoadMap:
    def __init__(self, n):
        self.n = n
        self.ends = []
        self.at = [[] for _ in range(n + 1)]

    def add(self, a, b):
        k = len(self.ends)
        self.ends.append((a, b))
        self.at[a].append(k)
        self.at[b].append(k)

    def other(self, k, v):
        a, b = self.ends[k]
        return a + b - v

    def blocks(self):
        entered = [0] * (self.n + 1)
        low = [0] * (self.n + 1)
        pointer = [0] * (self.n + 1)
        via = [-1] * (self.n + 1)
        clock = 0
        pile = []
        trail = []
        found = []
        nextroot = 1
        while nextroot <= self.n or trail:
            if not trail:
                if not entered[nextroot]:
                    clock += 1
                    entered[nextroot] = low[nextroot] = clock
                    trail.append(nextroot)
                nextroot += 1
                continue
            v = trail[-1]
            if pointer[v] < len(self.at[v]):
                k = self.at[v][pointer[v]]
                pointer[v] += 1
                if k == via[v]:
                    continue
                u = self.other(k, v)
                if not entered[u]:
                    clock += 1
                    entered[u] = low[u] = clock
                    via[u] = k
                    pile.append(k)
                    trail.append(u)
                elif entered[u] < entered[v]:
                    pile.append(k)
                    low[v] = min(low[v], entered[u])
            else:
                trail.pop()
                if trail:
                    up = trail[-1]
                    low[up] = min(low[up], low[v])
                    if low[v] >= entered[up]:
                        block = []
                        while not block or block[-1] != via[v]:
                            block.append(pile.pop())
                        found.append(sorted(block))
        return sorted(found)


n, m = map(int, input().split())
roadMap = RoadMap(n)
for _ in range(m):
    roadMap.add(*map(int, input().split()))
member = [0] * (n + 1)
shown = []
biggest = []
weight = 0
for block in roadMap.blocks():
    villages = set()
    for k in block:
        villages.update(roadMap.ends[k])
    for v in villages:
        member[v] += 1
    shown.append(f"{len(villages)}/{len(block)}")
    weight += len(villages) * len(block)
    if len(block) > len(biggest):
        biggest = block
print(*shown)
joints = [f"{v}:{c}" for v, c in enumerate(member) if c > 1]
print(*(joints or ["none"]))
print(biggest[0] + 1, weight)
