n, fee = map(int, input().split())
weights = list(map(int, input().split()))
ahead = [0]
for w in weights:
    ahead.append(ahead[-1] + w)

results = []
for k in range(2, n + 1):
    if (n - 1) % (k - 1):
        continue
    # cost[i, j]: heaps i..j-1 brought together as far as trips of size k can
    cost = {}
    spans = [(i, i + size) for size in range(1, n + 1) for i in range(n - size + 1)]
    for i, j in spans:
        if j - i == 1:
            cost[i, j] = 0
            continue
        best = min(cost[i, m] + cost[m, j] for m in range(i + 1, j, k - 1))
        if (j - i - 1) % (k - 1) == 0:
            best += ahead[j] - ahead[i] + fee
        cost[i, j] = best
    # split the last trip's heap again
    parts = []
    i = 0
    rest = cost[0, n] - ahead[n] - fee
    while len(parts) < k - 1:
        m = i + 1
        while cost[i, m] + cost[m, n] != rest:
            m += k - 1
        parts.append(m - i)
        rest -= cost[i, m]
        i = m
    parts.append(n - i)
    results.append((cost[0, n], -k))
    print(k, cost[0, n], "+".join(map(str, parts)))
print(-min(results)[1], sum(c for c, _ in results))
