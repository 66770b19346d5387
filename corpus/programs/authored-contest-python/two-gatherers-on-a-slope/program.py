import sys

rows = sys.stdin.read().split()
h, w = int(rows.pop(0)), int(rows.pop(0))
table = [[-1 if ch == "#" else int(ch) for ch in row] for row in rows]


def gather(r, a, b):
    return table[r][a] if a == b else table[r][a] + table[r][b]


states = {(0, w - 1): (gather(0, 0, w - 1), 1)}
came = [{(0, w - 1): None}]
record = [gather(0, 0, w - 1)]
for r in range(1, h):
    new = {}
    back = {}
    for (a, b), (sum_, ways) in sorted(states.items()):
        for c in (a - 1, a, a + 1):
            if c < 0 or c >= w or table[r][c] < 0:
                continue
            for d in (b - 1, b, b + 1):
                if d < c or d >= w or table[r][d] < 0:
                    continue
                total = sum_ + gather(r, c, d)
                old = new.get((c, d), (-1, 0))
                if total > old[0]:
                    new[c, d] = (total, ways)
                    back[c, d] = (a, b)
                elif total == old[0]:
                    new[c, d] = (total, (old[1] + ways) % 10007)
    if not new:
        break
    states = new
    came.append(back)
    record.append(max(s for s, _ in states.values()))

best = record[-1]
ends = [p for p, (s, _) in states.items() if s == best]
print(*record)
print(len(record), sum(states[p][1] for p in ends) % 10007, len(states))
spot = min(ends)
way = []
for back in reversed(came):
    way.append("%d-%d" % (spot[0] + 1, spot[1] + 1))
    spot = back[spot]
print(*way[::-1])
