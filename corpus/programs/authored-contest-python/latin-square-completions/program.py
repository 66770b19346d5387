import sys


def solve(n, given):
    grid = [row[:] for row in given]
    free = [(r, c) for r in range(n) for c in range(n) if given[r][c] == 0]
    rows = [0] * n
    cols = [0] * n
    for r in range(n):
        for c in range(n):
            if grid[r][c]:
                rows[r] |= 1 << grid[r][c]
                cols[c] |= 1 << grid[r][c]

    found, first = 0, ""
    placed = retreats = 0
    digest = 0
    at = 0
    while at >= 0:
        if at == len(free):
            found += 1
            word = "/".join("".join(map(str, line)) for line in grid)
            first = first or word
            digest = (digest * 7 + sum(grid[i][i] * (i + 1) for i in range(n))) % 9973
            at -= 1
            continue
        r, c = free[at]
        value = grid[r][c]
        if value:
            rows[r] ^= 1 << value
            cols[c] ^= 1 << value
        value += 1
        while value <= n and (rows[r] | cols[c]) >> value & 1:
            value += 1
        if value > n:
            grid[r][c] = 0
            retreats += 1
            at -= 1
        else:
            grid[r][c] = value
            rows[r] |= 1 << value
            cols[c] |= 1 << value
            placed += 1
            at += 1
    return found, first, placed, retreats, digest


n = int(sys.stdin.readline())
given = [[0 if ch == "." else int(ch) for ch in sys.stdin.readline().strip()] for _ in range(n)]
found, first, placed, retreats, digest = solve(n, given)
print(found)
print(first or "none")
print(placed, retreats, digest)
