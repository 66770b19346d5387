import sys
from bisect import bisect_left, insort
from math import isqrt

data = sys.stdin.read().split()
n = int(data[0])
stalls = []
for i in range(n):
    x, y, colour = data[1 + 3 * i:4 + 3 * i]
    stalls.append((int(x), int(y), colour, i + 1))
stalls.sort()

best = 10 ** 9
strip = []
tail = 0
compared = same = widest = 0
records = []
for x, y, colour, i in stalls:
    while (x - stalls[tail][0]) ** 2 >= best:
        ox, oy = stalls[tail][:2]
        del strip[bisect_left(strip, (oy, ox))]
        tail += 1
    reach = isqrt(best - 1)
    k = bisect_left(strip, (y - reach,))
    while k < len(strip) and strip[k][0] <= y + reach:
        qy, qx, other, j = strip[k]
        compared += 1
        if other == colour:
            same += 1
        else:
            d = (x - qx) ** 2 + (y - qy) ** 2
            if d < best:
                best = d
                records.append((j, i, d))
        k += 1
    insort(strip, (y, x, colour, i))
    widest = max(widest, len(strip))

j, i, d = records[-1]
print(d, min(i, j), max(i, j))
print(*("%d-%d:%d" % r for r in records))
print(compared, same, widest, len(strip))
