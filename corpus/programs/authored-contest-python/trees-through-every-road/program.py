def determinant(a):
    """Bareiss: all divisions are exact."""
    a = [row[:] for row in a]
    size = len(a)
    sign, last = 1, 1
    for k in range(size - 1):
        if a[k][k] == 0:
            for r in range(k + 1, size):
                if a[r][k]:
                    a[k], a[r] = a[r], a[k]
                    sign = -sign
                    break
            else:
                return 0
        for i in range(k + 1, size):
            for j in range(k + 1, size):
                a[i][j] = (a[i][j] * a[k][k] - a[i][k] * a[k][j]) // last
        last = a[k][k]
    return sign * a[-1][-1] if size else 1


def laplacian(n, roads, merged=None):
    names = list(range(n))
    if merged:
        a, b = merged
        names = [a if v == b else v for v in names]
    order = sorted(set(names))
    index = {v: k for k, v in enumerate(order)}
    m = [[0] * len(order) for _ in order]
    for a, b, lanes in roads:
        i, j = index[names[a]], index[names[b]]
        if i == j:
            continue
        m[i][i] += lanes
        m[j][j] += lanes
        m[i][j] -= lanes
        m[j][i] -= lanes
    return [row[1:] for row in m[1:]]


n, k = map(int, input().split())
roads = []
for _ in range(k):
    a, b, lanes = map(int, input().split())
    roads.append((a - 1, b - 1, lanes))
total = determinant(laplacian(n, roads))
print(total)
if total:
    through = []
    vital = []
    for number, (a, b, lanes) in enumerate(roads, 1):
        count = lanes * determinant(laplacian(n, roads, (a, b)))
        through.append(count)
        if count == total:
            vital.append(number)
    print(*through)
    print(sum(through) // total, through.index(max(through)) + 1, through.index(min(through)) + 1, end=" ")
    print("vital", *vital or ["none"])
else:
    # not connected: how the plan falls apart
    part = list(range(n))
    for a, b, _ in roads:
        if part[a] != part[b]:
            old, new = max(part[a], part[b]), min(part[a], part[b])
            part = [new if x == old else x for x in part]
    groups = sorted(set(part))
    print(len(groups), *[part.count(g) for g in groups])
    print(*[p + 1 for p in part])
