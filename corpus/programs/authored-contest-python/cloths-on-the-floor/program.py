import sys


def main():
    rd = sys.stdin.readline
    n = int(rd())
    events = []
    ys = set()
    for i in range(n):
        x1, y1, x2, y2 = map(int, rd().split())
        if x1 > x2:
            x1, x2 = x2, x1
        if y1 > y2:
            y1, y2 = y2, y1
        if x1 == x2 or y1 == y2:
            continue
        events.append((x1, 1, y1, y2))
        events.append((x2, -1, y1, y2))
        ys.add(y1)
        ys.add(y2)
    if not events:
        print("bare floor")
        return
    ys = sorted(ys)
    row = {y: k for k, y in enumerate(ys)}
    events.sort()

    m = len(ys) - 1
    depth = [0] * m
    area = [0] * (n + 1)
    border = 0
    deepest = 0
    spot = None
    widest = 0          # longest covered run seen along a vertical line
    e = 0
    while e < len(events):
        x = events[e][0]
        before = depth[:]
        while e < len(events) and events[e][0] == x:
            _, d, y1, y2 = events[e]
            for k in range(row[y1], row[y2]):
                depth[k] += d
            e += 1
        for k in range(m):
            if (before[k] > 0) != (depth[k] > 0):
                border += ys[k + 1] - ys[k]
        if e == len(events):
            break
        width = events[e][0] - x
        run = 0
        last = 0
        for k in range(m):
            h = ys[k + 1] - ys[k]
            c = depth[k]
            area[c] += width * h
            if c > deepest:
                deepest = c
                spot = (x, ys[k])
            if c:
                run += h
                if run > widest:
                    widest = run
            else:
                run = 0
            if (c > 0) != (last > 0):
                border += width
            last = c
        if last:
            border += width

    covered = sum(area[1:])
    print(covered, border, widest)
    print(deepest, *spot)
    print(" ".join(f"{c}:{a}" for c, a in enumerate(area) if c and a))
    pits = area[0]
    if pits:
        print("bare", pits)
    else:
        print("all covered")


main()
