from bisect import bisect_left, insort


def main():
    h, w, ceiling = map(int, input().split())
    m = [[int(x) for x in input().split()] for _ in range(h)]
    best = where = None
    col = []
    improved = 0
    exact = 0
    spans = [(top, bottom) for top in range(h) for bottom in range(top, h)]
    for top, bottom in spans:
        if top == bottom:
            col = [0] * w
        total = 0
        seen = [(0, 0)]
        for c in range(w):
            col[c] += m[bottom][c]
            total += col[c]
            at = bisect_left(seen, (total - ceiling, -1))
            if at < len(seen):
                got = total - seen[at][0]
                if got == ceiling:
                    exact += 1
                if best is None or got > best:
                    best = got
                    where = (top + 1, seen[at][1] + 1, bottom + 1, c + 1)
                    improved += 1
            insort(seen, (total, c + 1))
    if best is None:
        print("none", min(min(row) for row in m))
        return
    t, l, b, r = where
    print(best, *where, improved, exact)
    edge = []
    for i in range(t - 1, b):
        edge.append(sum(m[i][l - 1:r]))
    print(*edge)


main()
