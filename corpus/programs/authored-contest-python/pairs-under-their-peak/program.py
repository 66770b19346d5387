from bisect import bisect_right, insort

n = int(input())
a = list(map(int, input().split()))

# table[j][i]: place of the leftmost maximum of a[i .. i + 2^j - 1]
table = [list(range(n))]
j = 1
while 2 << (j - 1) <= n:
    old = table[-1]
    half = 1 << (j - 1)
    row = []
    for i in range(n - 2 * half + 1):
        x, y = old[i], old[i + half]
        row.append(x if a[x] >= a[y] else y)
    table.append(row)
    j += 1


def peak(l, r):
    j = (r - l + 1).bit_length() - 1
    x, y = table[j][l], table[j][r - (1 << j) + 1]
    return x if a[x] >= a[y] else y


asks = [[] for _ in range(n)]
deepest = steps = 0
todo = [(0, n - 1, 1)]
while todo:
    l, r, depth = todo.pop()
    m = peak(l, r)
    deepest = max(deepest, depth)
    if m - l <= r - m:
        # every left end, with all right ends m..r
        for i in range(l, m + 1):
            lim = a[m] - a[i]
            asks[r].append((lim, 1, m))
            if i < m:
                if m > 0:
                    asks[m - 1].append((lim, -1, m))
            else:
                asks[m].append((lim, -1, m))
            steps += 1
    else:
        for i in range(m, r + 1):
            lim = a[m] - a[i]
            asks[m if i > m else m - 1].append((lim, 1, m))
            if l > 0:
                asks[l - 1].append((lim, -1, m))
            steps += 1
    if l < m:
        todo.append((l, m - 1, depth + 1))
    if m < r:
        todo.append((m + 1, r, depth + 1))

gain = [0] * n
seen = []
for i in range(n):
    insort(seen, a[i])
    for lim, sign, m in asks[i]:
        gain[m] += sign * bisect_right(seen, lim)

print(sum(gain), deepest, steps)
top = max(gain)
print(top, gain.index(top) + 1)
print(" ".join(str(g) for g in gain))
