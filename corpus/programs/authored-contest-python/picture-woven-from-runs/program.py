import sys

sys.setrecursionlimit(500)


def layings(runs, known, at=0):
    """All ways to continue a line from cell `at` with the given runs."""
    if not runs:
        if "#" not in known[at:]:
            yield "." * (len(known) - at)
        return
    first, rest = runs[0], runs[1:]
    need = sum(rest) + len(rest)
    for start in range(at, len(known) - need - first + 1):
        if "#" in known[at:start]:
            break
        end = start + first
        if "." in known[start:end]:
            continue
        head = "." * (start - at) + "#" * first
        if end == len(known):
            if not rest:
                yield head
            continue
        if known[end] == "#":
            continue
        for tail in layings(rest, known, end + 1):
            yield head + "." + tail


def agree(runs, known):
    common = None
    for way in layings(runs, known):
        if common is None:
            common = list(way)
        else:
            for i, sign in enumerate(way):
                if common[i] != sign:
                    common[i] = "?"
    return common


class Picture:
    def __init__(self, rows, cols, cells=None):
        self.rows, self.cols = rows, cols
        self.cells = cells or [["?"] * len(cols) for _ in rows]

    def settle(self):
        h, w = len(self.rows), len(self.cols)
        todo = list(range(h + w))
        sound = True
        while todo:
            k = todo.pop(0)
            if k < h:
                known = "".join(self.cells[k])
                found = agree(self.rows[k], known)
            else:
                known = "".join(row[k - h] for row in self.cells)
                found = agree(self.cols[k - h], known)
            if found is None:
                sound = False
                break
            for i, sign in enumerate(found):
                if sign == known[i]:
                    continue
                if k < h:
                    self.cells[k][i] = sign
                    crossing = h + i
                else:
                    self.cells[i][k - h] = sign
                    crossing = i
                if crossing not in todo:
                    todo.append(crossing)
        return sound

    def unknown(self):
        for r, row in enumerate(self.cells):
            if "?" in row:
                return r, row.index("?")
        return None

    def with_cell(self, r, c, sign):
        cells = [row[:] for row in self.cells]
        cells[r][c] = sign
        return Picture(self.rows, self.cols, cells)

    def weight(self):
        total = 0
        for r, row in enumerate(self.cells, 1):
            for c, sign in enumerate(row, 1):
                if sign == "#":
                    total += r * c
        return total


def main():
    read = sys.stdin.readline
    h, w = map(int, read().split())
    clues = []
    for _ in range(h + w):
        clues.append([x for x in map(int, read().split()) if x])
    open_pictures = [Picture(clues[:h], clues[h:])]
    first_known = None
    found = []
    while open_pictures and len(found) < 4:
        picture = open_pictures.pop()
        sound = picture.settle()
        if first_known is None:
            first_known = sum(row.count("#") + row.count(".") for row in picture.cells)
        if not sound:
            continue
        spot = picture.unknown()
        if spot is None:
            found.append(picture)
        else:
            open_pictures.append(picture.with_cell(*spot, "."))
            open_pictures.append(picture.with_cell(*spot, "#"))
    print(first_known)
    print(len(found))
    for row in found[0].cells:
        print("".join(row))
    print(*(picture.weight() for picture in found))


main()
