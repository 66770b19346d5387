from heapq import heapify, heappop, heappush

n, m = map(int, input().split())
v = list(map(int, input().split()))
best = v[:]
prev = [(i - 1) % n for i in range(n)]
succ = [(i + 1) % n for i in range(n)]
dead = [False] * n

heap = [(-v[i], i) for i in range(n)]
heapify(heap)
total = 0
top, top_at = 0, 0
sums = []
for k in range(1, m + 1):
    while True:
        g, i = heappop(heap)
        if not dead[i] and best[i] == -g:
            break
    total += best[i]
    sums.append(total)
    if total > top:
        top, top_at = total, k
    if k == m:
        break
    # taking i once more will mean: both neighbours instead of i
    a, b = prev[i], succ[i]
    best[i] = best[a] + best[b] - best[i]
    dead[a] = dead[b] = True
    prev[i], succ[i] = prev[a], succ[b]
    succ[prev[i]] = i
    prev[succ[i]] = i
    heappush(heap, (-best[i], i))

print(*sums)
print(top_at, top)
steps = [b - a for a, b in zip([0] + sums, sums)]
print(*(f"{x:+d}" for x in steps))
