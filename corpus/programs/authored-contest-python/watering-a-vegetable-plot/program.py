import sys


def accumulate2d(a):
    for i in range(len(a)):
        for j in range(len(a[0])):
            if i: a[i][j] += a[i-1][j]
            if j: a[i][j] += a[i][j-1]
            if i and j: a[i][j] -= a[i-1][j-1]
    return a


def best_block(need, h, w):
    best = (-10**9,)
    rounds = 0
    bands = [(top, bottom) for top in range(h) for bottom in range(top, h)]
    for top, bottom in bands:
        if bottom == top:
            strip = [0] * w
        run = start = 0
        for c in range(w):
            strip[c] += need[bottom][c]
            if run <= 0:
                run, start = 0, c
            run += strip[c]
            if run > best[0]:
                best = (run, top, start, bottom, c)
                rounds += 1
    return best, rounds


def main():
    t = iter(map(int, sys.stdin.read().split()))
    h, w, cans, need = next(t), next(t), next(t), next(t)
    d = [[0]*(w+1) for _ in range(h+1)]
    for _ in range(cans):
        r1, c1, r2, c2, v = (next(t) for _ in range(5))
        d[r1-1][c1-1] += v
        d[r2][c1-1] -= v
        d[r1-1][c2] -= v
        d[r2][c2] += v
    got = [row[:w] for row in accumulate2d(d)[:h]]
    wet = max(map(max, got))
    print(wet, sum(map(sum, got)), sum(x < need for row in got for x in row))
    lack = [[need - x for x in row] for row in got]
    (total, a, b, c, e), rounds = best_block(lack, h, w)
    print(total, a+1, b+1, c+1, e+1, rounds)
    sums = accumulate2d([row[:] for row in got])
    sides = []
    for size in range(1, min(h, w)+1):
        most = 0
        at = (0, 0)
        for i in range(size-1, h):
            for j in range(size-1, w):
                s = sums[i][j]
                if i >= size: s -= sums[i-size][j]
                if j >= size: s -= sums[i][j-size]
                if i >= size and j >= size: s += sums[i-size][j-size]
                if s > most:
                    most, at = s, (i-size+2, j-size+2)
        sides.append("%d@%d,%d" % (most, *at))
    print(*sides)


main()
