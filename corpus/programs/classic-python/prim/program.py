from sys import stdin


def spanning_tree(points):
    """Grow the tree from point 0, distances are measured along the axes."""
    n = len(points)
    inside = [False] * n
    near = [10**9] * n
    link = [-1] * n
    near[0] = 0
    total = 0
    lines = []
    degree = [0] * n
    while len(lines) < n:
        pick = -1
        for i in range(n):
            if not inside[i] and (pick < 0 or near[i] < near[pick]):
                pick = i
        inside[pick] = True
        total += near[pick]
        lines.append((link[pick], pick))
        if link[pick] >= 0:
            degree[pick] += 1
            degree[link[pick]] += 1
        px, py = points[pick]
        for i in range(n):
            if inside[i]:
                continue
            gap = abs(points[i][0] - px) + abs(points[i][1] - py)
            if gap < near[i]:
                near[i] = gap
                link[i] = pick
    return total, lines[1:], degree


n = int(stdin.readline())
points = []
for row in stdin:
    if row.strip():
        x, y = row.split()
        points.append((int(x), int(y)))
points = points[:n]
total, lines, degree = spanning_tree(points)
print(total)
print(" ".join(f"{a}-{b}" for a, b in lines))
print("leaves", degree.count(1), "busiest", degree.index(max(degree)))
