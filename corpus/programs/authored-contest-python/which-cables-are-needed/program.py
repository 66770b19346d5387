def root(f, x):
    while f[x] != x:
        f[x] = f[f[x]]
        x = f[x]
    return x


def unite(f, a, b):
    a, b = root(f, a), root(f, b)
    f[max(a, b)] = min(a, b)
    return a != b


n, m = map(int, input().split())
cables = []
for i in range(m):
    a, b, w = map(int, input().split())
    cables.append((w, i, a, b))
cables.sort()

f = list(range(n + 1))
verdict = ["?"] * m
total = 0
swaps = 0
i = 0
while i < m:
    j = i
    while j < m and cables[j][0] == cables[i][0]:
        j += 1
    batch = []
    for w, k, a, b in cables[i:j]:
        ra, rb = root(f, a), root(f, b)
        if ra == rb:
            verdict[k] = "-"
        else:
            batch.append((k, ra, rb))
    for k, a, b in batch:
        # can the others of this price do without cable k?
        g = f[:]
        for other, c, d in batch:
            if other != k:
                unite(g, c, d)
        verdict[k] = "+" if root(g, a) != root(g, b) else "o"
    merged = 0
    for k, a, b in batch:
        if unite(f, a, b):
            merged += 1
            total += cables[i][0]
    swaps += len(batch) - merged
    i = j

# the dearest price that each useless cable would have to undercut
limits = []
for w, k, a, b in sorted(cables, key=lambda c: c[1]):
    if verdict[k] != "-":
        continue
    f = list(range(n + 1))
    for price, _, c, d in cables:
        unite(f, c, d)
        if root(f, a) == root(f, b):
            limits.append(w - price)
            break

print(total, swaps)
print("".join(verdict))
print(*limits if limits else ["all useful"])
