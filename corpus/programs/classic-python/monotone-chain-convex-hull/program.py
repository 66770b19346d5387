import sys


def turn(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def hull(points):
    points = sorted(points)
    lower, upper = [], []
    dropped = 0
    widest = 0
    for p in points:
        while len(lower) > 1 and turn(lower[-2], lower[-1], p) <= 0:
            lower.pop()
            dropped += 1
        lower.append(p)
        while len(upper) > 1 and turn(upper[-2], upper[-1], p) >= 0:
            upper.pop()
            dropped += 1
        upper.append(p)
        widest = max(widest, len(lower) + len(upper))
    return lower[:-1] + upper[:0:-1], dropped, widest


n = int(sys.stdin.readline())
points = []
for _ in range(n):
    x, y = map(int, sys.stdin.readline().split())
    points.append((x, y))

corners, dropped, widest = hull(points)
area2 = 0
for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
    area2 += x1 * y2 - x2 * y1
print(f"{len(corners)} corners, twice the area {area2}")
print(" ".join(f"({x},{y})" for x, y in corners))
print(f"dropped {dropped}, widest {widest}")
