import heapq

w, limit, n = map(int, input().split())
lines = [[] for _ in range(w)]
clients = []
events = []
for k in range(1, n + 1):
    t, need = map(int, input().split())
    clients.append((t, need))
    heapq.heappush(events, (t, 1, k, 0))

place = {}
served = []
balked = []
jumps = 0
idle_until = [0] * w
idle = [0] * w
waited = 0
while events:
    now, kind, k, desk = heapq.heappop(events)
    if kind == 1:
        desk = min(range(w), key=lambda d: (len(lines[d]), d))
        if len(lines[desk]) >= limit:
            balked.append(k)
            continue
        lines[desk].append(k)
        if len(lines[desk]) == 1:
            idle[desk] += now - idle_until[desk]
            heapq.heappush(events, (now + clients[k - 1][1], 0, k, desk))
        continue
    lines[desk].pop(0)
    served.append(f"{k}{'ABCDE'[desk]}{now}")
    waited += now - clients[k - 1][0] - clients[k - 1][1]
    donor = None
    for step in range(1, w):
        other = (desk + step) % w
        if len(lines[other]) >= len(lines[desk]) + 2:
            if donor is None or len(lines[other]) > len(lines[donor]):
                donor = other
    if donor is not None:
        lines[desk].append(lines[donor].pop())
        jumps += 1
    if lines[desk]:
        first = lines[desk][0]
        heapq.heappush(events, (now + clients[first - 1][1], 0, first, desk))
    else:
        idle_until[desk] = now

print(*served)
print(*balked or ["all served"])
print(jumps, waited, *idle)
