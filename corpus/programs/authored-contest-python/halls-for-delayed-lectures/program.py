import heapq

n, k, p = map(int, input().split())
plan = []
for i in range(n):
    s, e = map(int, input().split())
    plan.append((s, i, e - s))
free = list(range(k))
busy = []
label = ["x"] * n
held = [0] * k
worked = [0] * k
last = [0] * k
delays = lost = 0
for s, i, length in sorted(plan):
    while busy and busy[0][0] <= s:
        heapq.heappush(free, heapq.heappop(busy)[1])
    late = 0
    if free:
        hall = heapq.heappop(free)
    else:
        late = busy[0][0] - s
        if late > p:
            lost += length
            continue
        hall = heapq.heappop(busy)[1]
    label[i] = f"{hall + 1}+{late}"
    delays += late
    held[hall] += 1
    worked[hall] += length
    last[hall] = s + late + length
    heapq.heappush(busy, (last[hall], hall))
print(*label)
print(*(f"{a}@{b}" if a else 0 for a, b in zip(held, last)))
print(delays, worked.index(max(worked)) + 1, max(worked), lost)
