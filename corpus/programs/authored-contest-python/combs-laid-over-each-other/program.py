import sys


def read_comb(line):
    comb = []
    for tooth in line.split():
        l, r = tooth.split("-")
        comb.append((int(l), int(r)))
    comb.sort()
    return comb


def main():
    first, second, third = sys.stdin.read().strip().split("\n")
    n, m, D = map(int, first.split())
    still, moving = read_comb(second), read_comb(third)
    bend = {}
    for a, b in still:
        for l, r in moving:
            # the cover of the pair grows from a-r on, is level from the first of
            # a-l and b-r on, shrinks from the second of them on, is 0 from b-l on
            for d, turn in ((a - r, 1), (a - l, -1), (b - r, -1), (b - l, 1)):
                bend[d] = bend.get(d, 0) + turn

    slope = cover = 0
    best = None
    empty = total = rises = 0
    start = min(bend)
    for d in range(min(start, -D), D + 1):
        before = cover
        cover += slope
        slope += bend.get(d, 0)
        if d < -D:
            continue
        if d > -D and cover > before:
            rises += 1
        total += cover
        if cover == 0:
            empty += 1
        rank = (cover, -abs(d), -d)
        if best is None or rank > best:
            best = rank
    cover, _, d = best
    d = -d
    parts = []
    i = j = 0
    while i < n and j < m:
        left = max(still[i][0], moving[j][0] + d)
        right = min(still[i][1], moving[j][1] + d)
        if left < right:
            parts.append(f"{left}-{right}")
        if still[i][1] < moving[j][1] + d:
            i += 1
        else:
            j += 1
    print(d, cover)
    print(" ".join(parts) or "-")
    print(empty, total, rises)


main()
