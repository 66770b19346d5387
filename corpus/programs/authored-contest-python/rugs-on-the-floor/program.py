from collections import defaultdict


def cross_section(depth, ys):
    runs = 0
    length = 0
    previous = 0
    for k, d in enumerate(depth):
        if d:
            length += ys[k + 1] - ys[k]
            if not previous:
                runs += 1
        previous = d
    return length, runs


count = int(input())
changes = defaultdict(list)
levels = set()
for _ in range(count):
    x1, y1, x2, y2 = map(int, input().split())
    changes[x1].append((y1, y2, 1))
    changes[x2].append((y1, y2, -1))
    levels |= {y1, y2}
ys = sorted(levels)
slot = {y: k for k, y in enumerate(ys)}
depth = [0] * (len(ys) - 1)

rim = area = 0
by_depth = [0] * (count + 1)
thickest = (0, 0, 0)
length = runs = 0
last_x = None
for x in sorted(changes):
    if last_x is not None:
        area += length * (x - last_x)
        rim += 2 * runs * (x - last_x)
        for k, d in enumerate(depth):
            by_depth[d] += (ys[k + 1] - ys[k]) * (x - last_x)
    covered = [d > 0 for d in depth]
    for y1, y2, step in changes[x]:
        for k in range(slot[y1], slot[y2]):
            depth[k] += step
    for k, d in enumerate(depth):
        if covered[k] != (d > 0):
            rim += ys[k + 1] - ys[k]
        if d > thickest[0]:
            thickest = (d, x, ys[k])
    length, runs = cross_section(depth, ys)
    last_x = x

top = max(d for d in range(count + 1) if by_depth[d])
print(area, rim)
print(*by_depth[1:top + 1])
print(*thickest)
