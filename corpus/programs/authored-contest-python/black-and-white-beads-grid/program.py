import sys


def main():
    n = int(sys.stdin.readline())
    givens = [sys.stdin.readline().strip() for _ in range(n)]
    half = n // 2
    grid = [list(row) for row in givens]
    in_row = [[row.count("o"), row.count("x")] for row in givens]
    in_col = [[sum(row[c] == ch for row in givens) for ch in "ox"] for c in range(n)]
    empty = [(r, c) for r in range(n) for c in range(n) if givens[r][c] == "."]

    def three(r, c):
        ch = grid[r][c]
        for dr, dc in ((0, 1), (1, 0)):
            run = 1
            for sign in (1, -1):
                y, x = r + sign * dr, c + sign * dc
                while 0 <= y < n and 0 <= x < n and grid[y][x] == ch:
                    run += 1
                    y += sign * dr
                    x += sign * dc
            if run > 2:
                return True
        return False

    def repeated(lines, full):
        whole = [line for line in lines if "." not in line]
        return any(whole.count(line) > 1 for line in whole if line == full)

    solutions = 0
    first = []
    agreed = None
    tries = runs = counts = twins = 0
    at = 0
    going_down = True
    while True:
        if at == len(empty):
            solutions += 1
            flat = "".join("".join(row) for row in grid)
            if agreed is None:
                first = ["".join(row) for row in grid]
                agreed = flat
            else:
                agreed = "".join(a if a == b else "?" for a, b in zip(agreed, flat))
            going_down = False
            at -= 1
        if at < 0:
            break
        r, c = empty[at]
        now = grid[r][c]
        if going_down:
            bead = 0
        elif now == "o":
            in_row[r][0] -= 1
            in_col[c][0] -= 1
            bead = 1
        else:
            in_row[r][1] -= 1
            in_col[c][1] -= 1
            bead = 2
        going_down = False
        while bead < 2:
            tries += 1
            if in_row[r][bead] == half or in_col[c][bead] == half:
                counts += 1
                bead += 1
                continue
            grid[r][c] = "ox"[bead]
            if three(r, c):
                runs += 1
                bead += 1
                continue
            # compare lines as soon as they are complete
            row = "".join(grid[r])
            column = "".join(line[c] for line in grid)
            if "." not in row and repeated(["".join(line) for line in grid], row):
                twins += 1
            elif "." not in column and repeated(["".join(line) for line in zip(*grid)], column):
                twins += 1
            else:
                going_down = True
                break
            bead += 1
        if going_down:
            in_row[r][bead] += 1
            in_col[c][bead] += 1
            at += 1
        else:
            grid[r][c] = "."
            at -= 1

    print(solutions)
    if solutions:
        print("/".join(first))
        if solutions > 1:
            print(agreed, agreed.count("?"))
    print(tries, counts, runs, twins)


main()
