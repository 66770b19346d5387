import sys
from collections import defaultdict

data = list(map(int, sys.stdin.read().split()))
points, lines = data[0], data[1]
ends = [(data[2 + 2 * i], data[3 + 2 * i]) for i in range(lines)]
touching = defaultdict(list)
for i, (a, b) in enumerate(ends):
    touching[a].append(i)
    if a != b:
        touching[b].append(i)

degree = [0] * (points + 1)
for a, b in ends:
    degree[a] += 1
    degree[b] += 1

seen = [False] * (points + 1)
used = [False] * lines
place = [0] * (points + 1)
strokes = []
parts = ghosts = 0
for p in range(1, points + 1):
    if seen[p] or degree[p] == 0:
        continue
    parts += 1
    seen[p] = True
    group = [p]
    for q in group:
        for e in touching[q]:
            o = ends[e][0] + ends[e][1] - q
            if not seen[o]:
                seen[o] = True
                group.append(o)
    odd = sorted(q for q in group if degree[q] & 1)
    # the pen jumps from the second odd point to the third, and so on
    for i in range(1, len(odd) - 1, 2):
        ghosts += 1
        number = len(ends)
        ends.append((odd[i], odd[i + 1]))
        used.append(False)
        touching[odd[i]].append(number)
        touching[odd[i + 1]].append(number)

    stack = [(odd[0] if odd else p, -1)]
    tour = []
    while stack:
        at, by = stack[-1]
        choices = touching[at]
        while place[at] < len(choices) and used[choices[place[at]]]:
            place[at] += 1
        if place[at] == len(choices):
            stack.pop()
            tour.append((at, by))
        else:
            e = choices[place[at]]
            used[e] = True
            stack.append((ends[e][0] + ends[e][1] - at, e))
    stroke = []
    for at, by in reversed(tour):
        if by >= lines:
            strokes.append(stroke)
            stroke = []
        stroke.append(at)
    strokes.append(stroke)

print(len(strokes), parts, ghosts)
for stroke in strokes:
    closed = len(stroke) > 1 and stroke[0] == stroke[-1]
    print("-".join(map(str, stroke)) + (" closed" if closed else ""))
