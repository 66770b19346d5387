import sys


class Run:
    def __init__(self, cells, total):
        self.cells = cells
        self.total = total
        self.used = 0       # mask of digits
        self.sum = 0
        self.left = len(cells)

    def allows(self, digit, top):
        if self.used >> digit & 1:
            return False
        if not self.total:
            return True
        rest = self.total - self.sum - digit
        k = self.left - 1
        if k == 0:
            return rest == 0
        used = self.used | 1 << digit
        low = high = 0
        need = k
        d = 1
        while need:
            if not used >> d & 1:
                low += d
                need -= 1
            d += 1
            if d > top and need:
                return False
        need = k
        d = top
        while need:
            if not used >> d & 1:
                high += d
                need -= 1
            d -= 1
        return low <= rest <= high

    def place(self, digit):
        self.used |= 1 << digit
        self.sum += digit
        self.left -= 1

    def lift(self, digit):
        self.used &= ~(1 << digit)
        self.sum -= digit
        self.left += 1


def collect(grid, h, w):
    runs = {}
    for r in range(h):
        for c in range(w):
            if grid[r][c] != ".":
                continue
            for dr, dc in ((1, 0), (0, 1)):
                pr, pc = r - dr, c - dc
                if pr >= 0 and pc >= 0 and grid[pr][pc] == ".":
                    continue
                clue = 0
                if pr >= 0 and pc >= 0 and "\\" in grid[pr][pc]:
                    down, right = grid[pr][pc].split("\\")
                    clue = int(down if dr else right)
                cells = []
                y, x = r, c
                while y < h and x < w and grid[y][x] == ".":
                    cells.append((y, x))
                    y += dr
                    x += dc
                run = Run(cells, clue)
                for cell in cells:
                    runs.setdefault(cell, []).append(run)
    return runs


def main():
    h, w, top = map(int, sys.stdin.readline().split())
    grid = [sys.stdin.readline().split() for _ in range(h)]
    runs = collect(grid, h, w)
    cells = sorted(runs)
    digits = [0] * len(cells)
    found = []
    first = None
    i = 0
    while i >= 0 and len(found) < 5:
        if i == len(cells):
            value = 0
            for (r, c), d in zip(cells, digits):
                value += d * (r + 1 + 2 * (c + 1))
            found.append(value)
            if first is None:
                first = dict(zip(cells, digits))
            i -= 1
            continue
        pair = runs[cells[i]]
        d = digits[i]
        if d:
            for run in pair:
                run.lift(d)
        d += 1
        while d <= top and not all(run.allows(d, top) for run in pair):
            d += 1
        if d > top:
            digits[i] = 0
            i -= 1
            continue
        digits[i] = d
        for run in pair:
            run.place(d)
        i += 1
    print(len(found))
    if found:
        print(*("".join(str(first.get((r, c), "#")) for c in range(w)) for r in range(h)))
        print(*found)


main()
