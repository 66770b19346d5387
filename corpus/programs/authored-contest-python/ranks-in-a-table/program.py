def find(x):
    while boss[x] != x:
        boss[x] = boss[boss[x]]
        x = boss[x]
    return x


R, C = map(int, input().split())
cells = []
for i in range(R):
    for j, v in enumerate(input().split()):
        cells.append((int(v), i, j))
cells.sort()

boss = list(range(R + C))
line_rank = [0] * (R + C)
level = [[0] * C for _ in range(R)]
joins = 0
groups = []
a = 0
while a < len(cells):
    value = cells[a][0]
    b = a
    while b < len(cells) and cells[b][0] == value:
        b += 1
    same = cells[a:b]
    for _, i, j in same:
        x, y = find(i), find(R + j)
        if x != y:
            joins += 1
            boss[y] = x
    top = {}
    for _, i, j in same:
        root = find(i)
        highest = max(line_rank[i], line_rank[R + j]) + 1
        if highest > top.get(root, 0):
            top[root] = highest
    for _, i, j in same:
        level[i][j] = top[find(i)]
    for _, i, j in same:
        line_rank[i] = line_rank[R + j] = level[i][j]
        boss[i] = i
        boss[R + j] = R + j
    groups.append((len(top), value))
    a = b

for row in level:
    print(*row)
print(joins, max(groups, key=lambda t: (t[0], -t[1]))[1], sum(t[0] for t in groups))
print(*line_rank)
