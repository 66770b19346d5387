from string import ascii_lowercase, ascii_uppercase


def dominated(table, first, second, line, row):
    """First of the lines that is worse than some other, or None."""
    for i in first:
        for j in first:
            if i == j:
                continue
            worse = False
            for k in second:
                mine, other = line(table, i, k), line(table, j, k)
                if mine == other:
                    continue
                if (mine > other) == row:
                    break
                worse = True
            else:
                if worse:
                    return i
    return None


h, w = map(int, input().split())
table = [list(map(int, input().split())) for _ in range(h)]
rows, cols = list(range(h)), list(range(w))
struck = ""
sizes = []
idle = 0
turn = 0
while idle < 2:
    if turn % 2 == 0:
        i = dominated(table, rows, cols, lambda t, a, b: t[a][b], True)
        if i is not None:
            rows.remove(i)
            struck += ascii_lowercase[i]
    else:
        i = dominated(table, cols, rows, lambda t, a, b: t[b][a], False)
        if i is not None:
            cols.remove(i)
            struck += ascii_uppercase[i]
    if i is None:
        idle += 1
    else:
        idle = 0
        sizes.append(len(rows) * len(cols))
    turn += 1

print(struck or "-")
left = [[table[r][c] for c in cols] for r in rows]
print(*(ascii_lowercase[r] + ":" + ",".join(map(str, line)) for r, line in zip(rows, left)))
saddles = 0
for r in range(h):
    low = min(table[r])
    for c in range(w):
        if table[r][c] == low and low == max(table[i][c] for i in range(h)):
            saddles += 1
print("".join(ascii_uppercase[c] for c in cols), max(map(min, left)), min(map(max, zip(*left))), saddles)
print(*sizes)
