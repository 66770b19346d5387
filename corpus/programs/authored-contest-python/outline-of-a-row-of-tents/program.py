def dot5(v):
    return f"{v // 2}.5" if v % 2 else str(v // 2)


n = int(input())
tents = []
for i in range(n):
    x, h = map(int, input().split())
    tents.append((x - h, -(x + h), i))
tents.sort()

seen = []
reach = None
for left, right, i in tents:
    right = -right
    if reach is None or right > reach:
        seen.append((left, right, i))
        reach = right

print(*(i + 1 for _, _, i in seen))
area = 0
groups = 0
edge = None
points = []
for left, right, i in seen:
    area += (right - left) ** 2
    if edge is None or left > edge:
        groups += 1
        if edge is not None:
            points.append(f"{edge}:0")
    else:
        overlap = edge - left
        area -= overlap ** 2
        # where the two slopes meet
        points.append(f"{dot5(edge + left)}:{dot5(overlap)}")
    edge = right
print(*points)
print(area, n - len(seen), groups)
