import sys
from itertools import groupby


def overlap(piece, s, e):
    return max(0, min(piece[1], e) - max(piece[0], s))


lines = sys.stdin.read().splitlines()
T, h = map(int, lines[0].split())
pieces = [(0, T, None)]
wish = {}
away, gone = [], []
for line in lines[1:]:
    name, rank, s, e = line.split()
    rank, s, e = int(rank), int(s), int(e)
    wish[name] = (rank, e - s)
    yields = lambda p: p[2] is None or wish[p[2]][0] < rank
    gain = sum(overlap(p, s, e) for p in pieces if yields(p))
    if gain * 100 < h * (e - s):
        away.append(name)
        continue
    before = {}
    held = {}
    cut = []
    for a, b, who in pieces:
        before[who] = before.get(who, 0) + b - a
        if b <= s or a >= e or not yields((a, b, who)):
            held[who] = held.get(who, 0) + b - a
            cut.append((a, b, who))
            continue
        for x, y, owner in ((a, s, who), (max(a, s), min(b, e), name), (e, b, who)):
            if x < y:
                cut.append((x, y, owner))
                held[owner] = held.get(owner, 0) + y - x
    broken = []
    for who in wish:
        if before.get(who, 0) > 0 and held.get(who, 0) * 100 < h * wish[who][1]:
            broken.append(who)
    gone += broken
    pieces = []
    for a, b, who in cut:
        if who in broken:
            who = None
        if pieces and pieces[-1][2] == who:
            a = pieces.pop()[0]
        pieces.append((a, b, who))

print(*(f"{who or '.'}:{b - a}" for a, b, who in pieces))
print(*away, "/", *gone)
free = sum(b - a for a, b, who in pieces if who is None)
print(free, sum(wish[who][0] * (b - a) for a, b, who in pieces if who), len(pieces))
