import sys


class Grid:
    def __init__(self, cells):
        self.cells = cells
        self.score = 0

    @property
    def rows(self):
        return len(self.cells)

    @property
    def cols(self):
        return len(self.cells[0])

    def ringCells(self, k):
        top, left = k, k
        bottom, right = self.rows - 1 - k, self.cols - 1 - k
        if k < 0 or top > bottom or left > right:
            return []
        path = [(top, c) for c in range(left, right + 1)]
        path += [(r, right) for r in range(top + 1, bottom + 1)]
        if bottom > top:
            path += [(bottom, c) for c in range(right - 1, left - 1, -1)]
        if right > left:
            path += [(r, left) for r in range(bottom - 1, top, -1)]
        return path

    def rotateRing(self, k, shift):
        path = self.ringCells(k)
        if not path:
            return False
        values = [self.cells[r][c] for r, c in path]
        for i, (r, c) in enumerate(path):
            self.cells[r][c] = values[(i - shift) % len(path)]
        return True

    def spiral(self):
        k = 0
        order = []
        while True:
            path = self.ringCells(k)
            if not path:
                return order
            order += [self.cells[r][c] for r, c in path]
            k += 1

    def slideLine(self, line):
        packed = []
        fresh = False
        for v in line:
            if v == 0:
                continue
            if packed and fresh and packed[-1] == v:
                packed[-1] = v + 1
                self.score += v + 1
                fresh = False
            else:
                packed.append(v)
                fresh = True
        return packed + [0] * (len(line) - len(packed))

    def slide(self, side):
        if side in "UD":
            self.transpose()
        for r in range(self.rows):
            if side in "LU":
                self.cells[r] = self.slideLine(self.cells[r])
            else:
                self.cells[r] = self.slideLine(self.cells[r][::-1])[::-1]
        if side in "UD":
            self.transpose()

    def transpose(self):
        self.cells = [list(col) for col in zip(*self.cells)]


def perform(grid, word, args):
    if word == "ring":
        return grid.rotateRing(args[0], args[1])
    if word == "row":
        r, s = args
        if not 0 <= r < grid.rows:
            return False
        s %= grid.cols
        grid.cells[r] = grid.cells[r][-s:] + grid.cells[r][:-s] if s else grid.cells[r]
    elif word == "col":
        c, s = args
        if not 0 <= c < grid.cols:
            return False
        column = [row[c] for row in grid.cells]
        for r in range(grid.rows):
            grid.cells[r][c] = column[(r - s) % grid.rows]
    elif word == "swap":
        a, b = args
        if a == b or min(a, b) < 0 or max(a, b) >= grid.rows:
            return False
        grid.cells[a], grid.cells[b] = grid.cells[b], grid.cells[a]
    elif word == "turn":
        for _ in range(args[0] % 4):
            grid.cells = [list(col) for col in zip(*grid.cells[::-1])]
    elif word == "mirror":
        grid.cells = [row[::-1] for row in grid.cells]
    elif word == "flip":
        grid.transpose()
    elif word == "add":
        r, c, v = args
        if not (0 <= r < grid.rows and 0 <= c < grid.cols) or grid.cells[r][c]:
            return False
        grid.cells[r][c] = v
    else:
        return None
    return True


def main():
    lines = sys.stdin.read().splitlines()
    height, _ = map(int, lines[0].split())
    grid = Grid([list(map(int, line)) for line in lines[1:height + 1]])
    shown = []
    trail = refused = 0
    for number, line in enumerate(lines[height + 1:], 1):
        word, *rest = line.split()
        if word == "slide":
            before = grid.score
            grid.slide(rest[0])
            done = grid.score > before
        elif word == "show":
            mark = 0
            for v in grid.spiral():
                mark = (mark * 3 + v) % 997
            shown.append(mark)
            done = True
        else:
            done = perform(grid, word, [int(x) for x in rest])
        if not done:
            refused += 1
            trail = (trail + number * refused) % 1000
    print(*shown)
    print(grid.score, refused, trail)
    for row in grid.cells:
        print(*row)


main()
