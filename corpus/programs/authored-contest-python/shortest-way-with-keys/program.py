import sys
from collections import deque

MOD = 998244353

first, *rows = sys.stdin.read().split()
grid = [row for row in rows]
k = int(first)
H, W = len(grid), len(grid[0])
start = goal = None
for r in range(H):
    for c in range(W):
        if grid[r][c] == "S":
            start = (r, c)
        elif grid[r][c] == "T":
            goal = (r, c)

area = H * W
dist = [-1] * (area << k)
ways = [0] * (area << k)
origin = start[0] * W + start[1]
dist[origin] = 0
ways[origin] = 1
queue = deque([origin])
popped = 0
arrivals = {}
by_keys = [0] * (1 << k)
far = 0

while queue:
    state = queue.popleft()
    popped += 1
    held, cell = divmod(state, area)
    r, c = divmod(cell, W)
    by_keys[held] += 1
    far = max(far, dist[state])
    if (r, c) == goal:
        arrivals[held] = dist[state]
        continue
    for nr, nc in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)):
        if not (0 <= nr < H and 0 <= nc < W):
            continue
        ch = grid[nr][nc]
        if ch == "#":
            continue
        keys = held
        if ch in "ABC" and not held >> "ABC".index(ch) & 1:
            continue
        if ch in "abc":
            keys |= 1 << "abc".index(ch)
        nxt = keys * area + nr * W + nc
        if dist[nxt] < 0:
            dist[nxt] = dist[state] + 1
            queue.append(nxt)
        if dist[nxt] == dist[state] + 1:
            ways[nxt] = (ways[nxt] + ways[state]) % MOD

end = goal[0] * W + goal[1]
best = min(arrivals.values(), default=-1)
number = sum(ways[m * area + end] for m, d in arrivals.items() if d == best) % MOD
print(best, number)
print(popped, far)
print(*by_keys)
for m in sorted(arrivals):
    print("".join("abc"[i] for i in range(k) if m >> i & 1) or "-", arrivals[m])
