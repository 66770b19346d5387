from bisect import bisect_right
from math import factorial

n = int(input())
ages = [int(a) for a in input().split()]
hall, stamp = [], []
bumps = 0
record, record_guest = 0, 1

for number, guest in enumerate(ages, 1):
    coming = guest
    r = 0
    while True:
        if r == len(hall):
            hall.append([])
            stamp.append([])
        row = hall[r]
        seat = bisect_right(row, coming)
        if seat == len(row):
            row.append(coming)
            stamp[r].append(number)
            break
        coming, row[seat] = row[seat], coming
        r += 1
    bumps += r
    if r > record:
        record, record_guest = r, number

for row in hall:
    print(*row)
print("--")
for row in stamp:
    print(*row)

hooks = 1
for r, row in enumerate(hall):
    for c in range(len(row)):
        below = sum(1 for other in hall[r + 1:] if len(other) > c)
        hooks *= len(row) - c + below
print(bumps, record, record_guest, factorial(n) // hooks)
