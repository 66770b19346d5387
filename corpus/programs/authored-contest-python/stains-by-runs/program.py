from itertools import groupby

rows = []
while True:
    try:
        line = input()
    except EOFError:
        break
    if line:
        rows.append(line)

parent = []
facts = []      # per label: colour, area, rim, top, left, bottom, right


def root(k):
    while parent[k] != k:
        parent[k] = parent[parent[k]]
        k = parent[k]
    return k


def merge(a, b):
    a, b = root(a), root(b)
    if a == b:
        return 0
    if a > b:
        a, b = b, a
    parent[b] = a
    x, y = facts[a], facts[b]
    x[1] += y[1]
    x[2] += y[2]
    x[3] = min(x[3], y[3])
    x[4] = min(x[4], y[4])
    x[5] = max(x[5], y[5])
    x[6] = max(x[6], y[6])
    return 1


above = []
runs = joins = needless = 0
width = len(rows[0])
for r, row in enumerate(rows):
    current = []
    c = 0
    for colour, cells in groupby(row):
        size = len(list(cells))
        first, last = c, c + size - 1
        c += size
        if colour == ".":
            continue
        runs += 1
        label = None
        touch = 0
        for other, left, right, k in above:
            if right < first or left > last:
                continue
            if other != colour:
                continue
            touch += min(right, last) - max(left, first) + 1
            if label is None:
                label = root(k)
            elif merge(label, k):
                joins += 1
                label = root(label)
            else:
                needless += 1
        rim = 2 * size + 2 - 2 * touch
        if label is None:
            label = len(parent)
            parent.append(label)
            facts.append([colour, size, rim, r, first, r, last])
        else:
            fact = facts[label]
            fact[1] += size
            fact[2] += rim
            if first < fact[4]:
                fact[4] = first
            if last > fact[6]:
                fact[6] = last
            fact[5] = r
        current.append((colour, first, last, label))
    above = current

print(runs, len(parent), joins, needless)
stains = [facts[k] for k in range(len(parent)) if parent[k] == k]
kinds = {}
for colour, area, rim, top, left, bottom, right in stains:
    box = (bottom - top + 1) * (right - left + 1)
    if area == box:
        shape = "block" if min(bottom - top, right - left) else "bar"
    elif rim == 2 * (bottom - top + right - left + 2):
        shape = "staircase"
    elif 2 * area < box:
        shape = "thin"
    else:
        shape = "rough"
    if area == 1:
        shape = "dot"
    kinds[shape] = kinds.get(shape, 0) + 1
print(*[f"{c}{area}/{rim}" for c, area, rim, *_ in stains])
print(*[f"{shape}:{kinds[shape]}" for shape in sorted(kinds)])
if stains:
    colour, area, rim, top, left, bottom, right = max(stains, key=lambda s: s[1])
    print(colour, top + 1, left + 1, bottom + 1, right + 1)
