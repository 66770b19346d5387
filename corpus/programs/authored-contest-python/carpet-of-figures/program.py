import sys


def layer_cells(h, w, k):
    """Cells of the k-th ring from outside, clockwise from its top left corner."""
    top, left, bottom, right = k, k, h - 1 - k, w - 1 - k
    if top > bottom or left > right:
        return []
    if top == bottom:
        return [(top, c) for c in range(left, right + 1)]
    if left == right:
        return [(r, left) for r in range(top, bottom + 1)]
    cells = [(top, c) for c in range(left, right)]
    cells += [(r, right) for r in range(top, bottom)]
    cells += [(bottom, c) for c in range(right, left, -1)]
    cells += [(r, left) for r in range(bottom, top, -1)]
    return cells


def saddle(g):
    for r, row in enumerate(g):
        low = min(row)
        for c, x in enumerate(row):
            if x == low and all(other[c] <= x for other in g):
                return r + 1, c + 1
    return None


def main():
    data = sys.stdin.read().splitlines()
    h, w = map(int, data[0].split())
    g = [list(map(int, line.split())) for line in data[1:h + 1]]
    changed = 0
    idle = 0
    checksum = 0
    for number, line in enumerate(data[h + 1:], 1):
        parts = line.split()
        what = parts[0]
        nums = [int(x) for x in parts[1:] if x.lstrip("-").isdigit()]
        h, w = len(g), len(g[0])
        old = [row[:] for row in g]
        asked = False
        if what == "turn":
            g = [list(row) for row in zip(*g[::-1])]
        elif what == "mirror":
            if parts[1] == "lr":
                g = [row[::-1] for row in g]
            elif parts[1] == "ud":
                g = g[::-1]
            else:
                g = [list(col) for col in zip(*g)]
        elif what == "row" or what == "col":
            i, d = nums
            if what == "row":
                if i <= h:
                    d %= w
                    g[i - 1] = g[i - 1][w - d:] + g[i - 1][:w - d]
            elif i <= w:
                for r in range(h):
                    g[(r + d) % h][i - 1] = old[r][i - 1]
        elif what == "ring":
            k, d = nums
            ring = layer_cells(h, w, k - 1)
            for j, (r, c) in enumerate(ring):
                tr, tc = ring[(j + d) % len(ring)]
                g[tr][tc] = old[r][c]
        elif what == "swap":
            a, b = nums
            if parts[1] == "rows":
                if max(a, b) <= h:
                    g[a - 1], g[b - 1] = g[b - 1], g[a - 1]
            elif max(a, b) <= w:
                for row in g:
                    row[a - 1], row[b - 1] = row[b - 1], row[a - 1]
        elif what == "raise":
            r1, c1, r2, c2, d = nums
            for r in range(r1 - 1, min(r2, h)):
                for c in range(c1 - 1, min(c2, w)):
                    g[r][c] = (g[r][c] + d) % 10
        elif what == "order":
            key = nums[0] - 1
            if parts[1] == "rows":
                if key < w:
                    g.sort(key=lambda row: row[key])
            elif key < h:
                cols = sorted(zip(*g), key=lambda col: col[key])
                g = [list(row) for row in zip(*cols)]
        elif what == "smooth":
            for r in range(h):
                for c in range(w):
                    near = 0
                    count = 0
                    for rr, cc in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)):
                        if 0 <= rr < h and 0 <= cc < w:
                            near += old[rr][cc]
                            count += 1
                    if old[r][c] * count < near:
                        g[r][c] += 1
                    elif old[r][c] * count > near:
                        g[r][c] -= 1
        else:
            asked = True
            if what == "block":
                r1, c1, r2, c2 = nums
                total = sum(sum(row[c1 - 1:c2]) for row in g[r1 - 1:r2])
                print(number, total)
            elif what == "trace":
                down = sum(g[i][i] for i in range(min(h, w)))
                up = sum(g[i][w - 1 - i] for i in range(min(h, w)))
                print(number, down, up)
            elif what == "saddle":
                spot = saddle(g)
                if spot:
                    print(number, *spot)
                else:
                    print(number, "none")
            else:
                best = max(range(h), key=lambda r: (sum(g[r]), -r))
                print(number, best + 1, *g[best])
        if not asked:
            if g == old:
                idle += 1
            else:
                changed += 1
            checksum = (checksum * 3 + g[0][0] + 2 * g[-1][-1]) % 9973
    for row in g:
        print(*row)
    print(changed, idle, checksum)


main()
