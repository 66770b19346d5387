R, C, m = [int(t) for t in input().split()]
g = [input() for _ in range(R)]

MOVES = [("D", 1, 0), ("R", 0, 1), ("d", 2, 0), ("r", 0, 2)]


def open_move(y, x, dy, dx):
    ny, nx = y + dy, x + dx
    if ny >= R or nx >= C or g[ny][nx] == "#":
        return False
    if dy + dx == 2:
        return g[y + dy // 2][x + dx // 2] == "#"
    return True


# f[y][x][s]: ways from (y, x) to the corner that add s modulo m, both cells included
f = [[None] * C for _ in range(R)]
dead = 0
busiest = (0, 0, 0)
for cell in range(R * C - 1, -1, -1):
    y, x = cell // C, cell % C
    if g[y][x] == "#":
        continue
    v = int(g[y][x])
    cur = [0] * m
    if cell == R * C - 1:
        cur[v % m] = 1
    for ch, dy, dx in MOVES:
        if not open_move(y, x, dy, dx):
            continue
        then = f[y + dy][x + dx]
        for s in range(m):
            cur[(s + v) % m] += then[s]
    f[y][x] = cur
    ways = sum(cur)
    if ways == 0:
        dead += 1
    if ways > busiest[0] and cell:
        busiest = (ways, y + 1, x + 1)

print(*f[0][0])
print(dead, *busiest)

for goal in range(m):
    if f[0][0][goal] == 0:
        print(goal, "-")
        continue
    y = x = 0
    s = goal
    path = ""
    while (y, x) != (R - 1, C - 1):
        s = (s - int(g[y][x])) % m
        for ch, dy, dx in MOVES:
            if open_move(y, x, dy, dx) and f[y + dy][x + dx][s]:
                path += ch
                y += dy
                x += dx
                break
    print(goal, path)
