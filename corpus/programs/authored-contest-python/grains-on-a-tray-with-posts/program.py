import sys
from collections import deque

read = sys.stdin.readline
h, w, q = map(int, read().split())
tray = []
for _ in range(h):
    tray.append([-1 if ch == "#" else int(ch) for ch in read().strip()])


def around(r, c):
    for y, x in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)):
        inside = 0 <= y < h and 0 <= x < w
        if not inside or tray[y][x] >= 0:
            yield y, x, inside


strength = [[len(list(around(r, c))) for c in range(w)] for r in range(h)]
toppled = [[0] * w for _ in range(h)]


def settle(queue):
    count = lost = 0
    while queue:
        r, c = queue.popleft()
        if tray[r][c] < strength[r][c]:
            continue
        times = tray[r][c] // strength[r][c]
        tray[r][c] -= times * strength[r][c]
        toppled[r][c] += times
        count += times
        for y, x, inside in around(r, c):
            if inside:
                tray[y][x] += times
                if tray[y][x] >= strength[y][x]:
                    queue.append((y, x))
            else:
                lost += times
    return count, lost


whole, _ = settle(deque((r, c) for r in range(h) for c in range(w) if tray[r][c] >= 0))
for _ in range(q):
    r, c, k = map(int, read().split())
    r -= 1
    c -= 1
    if tray[r][c] < 0:
        print("post")
        continue
    tray[r][c] += k
    count, lost = settle(deque([(r, c)]))
    whole += count
    print(f"{count}/{lost}")

print(*("".join("#" if g < 0 else str(g) for g in row) for row in tray))
busiest = max(max(row) for row in toppled)
where = "0,0"
if busiest:
    r = next(i for i in range(h) if busiest in toppled[i])
    where = f"{r + 1},{toppled[r].index(busiest) + 1}"
print(sum(g for row in tray for g in row if g > 0), whole, where, busiest)
print(sum(tray[r][c] + 1 == strength[r][c] for r in range(h) for c in range(w) if tray[r][c] >= 0))
