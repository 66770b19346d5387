from collections import deque


def read_ints():
    return map(int, input().split())


n, m = read_ints()
kept = [[] for _ in range(n + 1)]
height = [0] * (n + 1)
moves = [0] * (n + 1)
signs = ""
lowered = 0
record, record_holder = 0, 0

for number in range(1, m + 1):
    a, b, w = read_ints()
    if height[b] <= height[a] + w:
        kept[a].append((b, w))
        signs += "="
        continue
    fresh = {b: height[a] + w}
    queue = deque([b])
    broken = False
    while queue and not broken:
        v = queue.popleft()
        for u, x in kept[v]:
            h = fresh[v] + x
            if h < fresh.get(u, height[u]):
                if u == a:
                    broken = True
                    break
                fresh[u] = h
                if u not in queue:
                    queue.append(u)
    if broken:
        signs += "-"
        continue
    kept[a].append((b, w))
    signs += "+"
    for v in fresh:
        lowered += height[v] - fresh[v]
        height[v] = fresh[v]
        moves[v] += 1
    if len(fresh) > record:
        record, record_holder = len(fresh), number

print(signs)
print(*height[1:])
print(lowered, record_holder, record, moves.index(max(moves)))
