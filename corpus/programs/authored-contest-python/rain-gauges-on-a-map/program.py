h, w, q = map(int, input().split())
tree = [[0] * (w + 1) for _ in range(h + 1)]


def add(r, c, x):
    while r <= h:
        k = c
        while k <= w:
            tree[r][k] += x
            k += k & -k
        r += r & -r


def corner(r, c):
    s = 0
    while r:
        k = c
        while k:
            s += tree[r][k]
            k &= k - 1
        r &= r - 1
    return s


def block(a, b, c, d):
    return corner(c, d) - corner(a - 1, d) - corner(c, b - 1) + corner(a - 1, b - 1)


past, said = [], []
undone = idle = 0
for _ in range(q):
    word, *args = input().split()
    args = list(map(int, args))
    if word == "sum":
        said.append(block(*args))
    elif word == "undo":
        if past:
            undone += 1
            r, c, x = past.pop()
            add(r, c, -x)
        else:
            idle += 1
    else:
        r, c = args[:2]
        x = args[2] if word == "rain" else -block(r, c, r, c)
        past.append((r, c, x))
        add(r, c, x)
print(*said)
rows = [block(r, 1, r, w) for r in range(1, h + 1)]
cols = [block(1, c, h, c) for c in range(1, w + 1)]
print(rows.index(max(rows)) + 1, max(rows), cols.index(max(cols)) + 1, max(cols), sum(rows))
print(undone, idle)
