def exchanges(guest, target):
    """Fewest exchanges of two guests that turn one seating into the other."""
    n = len(guest)
    goal = {g: s for s, g in enumerate(target)}
    visited = [False] * n
    cycles = 0
    for s in range(n):
        if visited[s]:
            continue
        cycles += 1
        while not visited[s]:
            visited[s] = True
            s = goal[guest[s]]
    return n - cycles


guest = list(map(int, input().split()))
n = len(guest)
clockwise = list(range(1, n + 1))
table = []
best = (n, 0, 0)
target = []
for way in (1, -1):
    counts = []
    for turn in range(n):
        t = clockwise[turn:] + clockwise[:turn]
        if way < 0:
            t.reverse()
        e = exchanges(guest, t)
        counts.append(e)
        if e < best[0]:
            best = (e, way, turn)
            target = t
    table.append(counts)

for counts in table:
    print(*counts)
print(best[0], target[0], "up" if best[1] > 0 else "down")
moves = []
distance = 0
for s in range(n):
    if guest[s] != target[s]:
        r = guest.index(target[s])
        moves.append(f"{guest[s]}x{guest[r]}")
        distance += min(r - s, n - r + s)
        guest[s], guest[r] = guest[r], guest[s]
print(*moves)
print(distance)
