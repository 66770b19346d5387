def neighbours(r, c):
    clock = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
    ring = []
    for k, (dr, dc) in enumerate(clock):
        if 0 <= r + dr < h and 0 <= c + dc < w:
            ring.append(((r + dr, c + dc), str(k)))
    return sorted(ring)


h, w = map(int, input().split())
board = [input() for _ in range(h)]
words = input().split()
fields = [(r, c) for r in range(h) for c in range(w)]
around = {f: neighbours(*f) for f in fields}
counts, shown = [], []
covered = set()
points = 0
for word in words:
    count = 0
    first = None
    path = []
    options = [iter([(f, "") for f in fields])]
    while options:
        step = next(options[-1], None)
        if step is None:
            options.pop()
            if path:
                path.pop()
            continue
        (r, c), key = step
        if board[r][c] != word[len(path)] or any(f == (r, c) for f, _ in path):
            continue
        if len(path) == len(word) - 1:
            count += 1
            if first is None:
                first = path + [step]
            continue
        path.append(step)
        options.append(iter(around[r, c]))
    counts.append(count)
    if first is None:
        shown.append("-")
        continue
    (r, c), _ = first[0]
    shown.append(f"{r + 1}{c + 1}:" + "".join(key for _, key in first))
    covered.update(f for f, _ in first)
    points += (len(word) - 2) ** 2 * (2 if count == 1 else 1)
print(*counts)
print(*shown)
print(points, h * w - len(covered))
