import sys
from heapq import heappush, heappop
from bisect import bisect_left

it = iter(sys.stdin.read().split())
n, q = int(next(it)), int(next(it))
shifts = []
for i in range(n):
    l = int(next(it))
    r = int(next(it))
    shifts.append((l, r, i + 1))
asks = [(int(next(it)), j) for j in range(q)]
shifts.sort()
ends = sorted(r for l, r, i in shifts)

answer = [0] * q
served = [0] * (n + 1)
heap = []
p = 0
quiet = 0
duty_total = 0
prev = None
for x, j in sorted(asks):
    while p < n and shifts[p][0] <= x:
        l, r, i = shifts[p]
        heappush(heap, (r - l, l, i, r))
        p += 1
    while heap and heap[0][3] < x:
        heappop(heap)
    on_duty = p - bisect_left(ends, x)
    if heap:
        who = heap[0][2]
        served[who] += 1
        duty_total += on_duty
        answer[j] = f"{who}/{on_duty}"
    else:
        answer[j] = "-"
        if prev is None or x - prev > quiet:
            quiet = x if prev is None else x - prev
    prev = x

print(*answer)
best = max(range(1, n + 1), key=lambda i: (served[i], -i))
print(best, served[best], duty_total, quiet, len(heap))
