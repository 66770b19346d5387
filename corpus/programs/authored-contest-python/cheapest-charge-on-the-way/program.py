import heapq

N, M, CAP, FULL = map(int, input().split())
price = list(map(int, input().split()))
road = [[] for _ in range(N)]
for _ in range(M):
    a, b, d = map(int, input().split())
    road[a - 1].append((b - 1, d))
    road[b - 1].append((a - 1, d))

INF = 1 << 40
W = CAP + 1
best = [INF] * (N * W)
best[FULL] = 0
heap = [(0, FULL)]
first = [None] * N
settled = 0
peak = 1

while heap:
    paid, key = heapq.heappop(heap)
    if paid > best[key]:
        continue
    settled += 1
    town, charge = divmod(key, W)
    if first[town] is None:
        first[town] = (paid, charge)
    elif first[town][0] == paid:
        first[town] = (paid, max(charge, first[town][1]))
    if charge < CAP and paid + price[town] < best[key + 1]:
        best[key + 1] = paid + price[town]
        heapq.heappush(heap, (best[key + 1], key + 1))
    for other, need in road[town]:
        if need > charge:
            continue
        nxt = other * W + charge - need
        if paid < best[nxt]:
            best[nxt] = paid
            heapq.heappush(heap, (paid, nxt))
    peak = max(peak, paid)

for i, entry in enumerate(first):
    if entry is None:
        print(i + 1, "out of reach")
    else:
        paid, charge = entry
        full = best[i * W + CAP]
        print(i + 1, paid, charge, full)
print(settled, peak)
