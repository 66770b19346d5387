import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w, top, share = (3, 3, 4, 0.1) if short else (5, 5, 7, 0.16)
while True:
    block = [[r == 0 or c == 0 or rng.random() < share for c in range(w)] for r in range(h)]
    cells = [(r, c) for r in range(h) for c in range(w) if not block[r][c]]
    fill = {}
    for r, c in cells:
        used = set()
        for dr, dc in ((1, 0), (0, 1)):
            y, x = r - dr, c - dc
            while (y, x) in fill:
                used.add(fill[y, x])
                y, x = y - dr, x - dc
        free = [d for d in range(1, top + 1) if d not in used]
        if not free:
            break
        fill[r, c] = rng.choice(free)
    if len(fill) == len(cells) and (3 if short else 12) <= len(cells) <= 15:
        break
print(h, w, top)
for r in range(h):
    row = []
    for c in range(w):
        if not block[r][c]:
            row.append(".")
            continue
        sums = []
        for dr, dc in ((1, 0), (0, 1)):
            y, x, s = r + dr, c + dc, 0
            while (y, x) in fill:
                s += fill[y, x]
                y, x = y + dr, x + dc
            sums.append(s if rng.random() < 0.94 else 0)
        row.append("#" if sums == [0, 0] else "%d\\%d" % tuple(sums))
    print(*row)
