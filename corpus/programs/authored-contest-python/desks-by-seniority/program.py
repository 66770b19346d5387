import heapq

n, m = map(int, input().split())
before = [[] for _ in range(n + 1)]
behind = [0] * (n + 1)
for _ in range(m):
    a, b = map(int, input().split())
    before[b].append(a)
    behind[a] += 1
heap = [-v for v in range(1, n + 1) if not behind[v]]
heapq.heapify(heap)
desk = [0] * (n + 1)
order = []
free = n
while heap:
    v = -heapq.heappop(heap)
    desk[v] = free
    free -= 1
    order.append(v)
    for a in before[v]:
        behind[a] -= 1
        if not behind[a]:
            heapq.heappush(heap, -a)
if free:
    print("quarrel")
    print(*(v for v in range(1, n + 1) if not desk[v]))
else:
    print(*desk[1:])
    print(*order[::-1], sum(v * desk[v] for v in order))
