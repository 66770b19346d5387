import sys
from itertools import accumulate

h, w, *grid = sys.stdin.read().split()
H, W = int(h), int(w)

col = [0] * W
panes = 0
total = 0
areas = {}
best = None
for y in range(H):
    row = grid[y]
    below = grid[y + 1] if y + 1 < H else "#" * W
    walls = [0] + list(accumulate(ch == "#" for ch in below))
    stack = []
    held = 0
    for x in range(W + 1):
        if x < W:
            col[x] = col[x] + 1 if row[x] == "." else 0
            cur = col[x]
        else:
            cur = 0
        start = x
        while stack and stack[-1][1] > cur:
            start, tall = stack.pop()
            under = max(stack[-1][1], cur) if stack else cur
            held -= (tall - under) * (x - start)
            if walls[x] > walls[start]:
                panes += 1
                size = tall * (x - start)
                areas[size] = areas.get(size, 0) + 1
                key = (-size, y - tall + 2, start + 1, y + 1, x)
                if best is None or key < best:
                    best = key
        if cur and (not stack or stack[-1][1] < cur):
            stack.append((start, cur))
        held += cur
        total += held

print(total, panes)
if best:
    print(-best[0], *best[1:])
    print(" ".join(f"{s}x{areas[s]}" for s in sorted(areas)))
