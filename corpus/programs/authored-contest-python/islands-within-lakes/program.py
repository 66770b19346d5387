import sys

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, -1), (-1, 1), (1, 1), (1, -1))


class Chart:
    def __init__(self, picture):
        width = len(picture[0]) + 2
        sea = "." * width
        self.cells = [sea] + ["." + row + "." for row in picture] + [sea]
        self.height, self.width = len(self.cells), width

    def around(self, r, c, corners):
        for dr, dc in STEPS[:8 if corners else 4]:
            if 0 <= r + dr < self.height and 0 <= c + dc < self.width:
                yield r + dr, c + dc


def survey(chart):
    region = [[-1] * chart.width for _ in range(chart.height)]
    seeds = [(0, 0, -1)]
    area, outer, depth, kids = [], [], [], []
    at = 0
    while at < len(seeds):
        r, c, parent = seeds[at]
        at += 1
        if region[r][c] >= 0:
            continue
        number = len(area)
        kind = chart.cells[r][c]
        region[r][c] = number
        stack = [(r, c)]
        cells = 0
        while stack:
            r, c = stack.pop()
            cells += 1
            for nr, nc in chart.around(r, c, kind == "#"):
                if region[nr][nc] >= 0:
                    continue
                if chart.cells[nr][nc] == kind:
                    region[nr][nc] = number
                    stack.append((nr, nc))
                else:
                    seeds.append((nr, nc, number))
        area.append(cells)
        outer.append(parent)
        kids.append(0)
        if parent < 0:
            depth.append(0)
        else:
            depth.append(depth[parent] + 1)
            kids[parent] += 1
    return area, outer, depth, kids


picture = sys.stdin.read().split()
area, outer, depth, kids = survey(Chart(picture))
count = len(area)
full = area[:]
for i in range(count - 1, 0, -1):
    full[outer[i]] += full[i]

islands = [i for i in range(count) if depth[i] % 2 == 1]
lakes = [i for i in range(1, count) if depth[i] % 2 == 0]
print(len(islands), len(lakes), max(depth))
print(*sorted((full[i] for i in islands), reverse=True) or "-")
print(*sorted(area[i] for i in lakes) or "-")
levels = [0] * (max(depth) + 1)
for i in range(1, count):
    levels[depth[i]] += area[i]
print(*levels[1:] or "-")
print(max(kids), sum(1 for i in islands if kids[i] == 0))
