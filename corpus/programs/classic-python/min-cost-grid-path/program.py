import sys

WALL = "#"
FAR = 10 ** 6


def sweep(grid):
    width = len(grid[0])
    best = [FAR] * width
    best[0] = 0
    steps = []
    open_cells = 0
    for line in grid:
        came = ""
        for x in range(width):
            left = best[x - 1] if x > 0 else FAR
            if line[x] == WALL:
                best[x] = FAR
                came += WALL
                continue
            if left < best[x]:
                best[x] = left
                came += "R"
            else:
                came += "D"
            if best[x] < FAR:
                best[x] += int(line[x])
                open_cells += 1
        steps.append(came)
    return best[-1], steps, open_cells


def walk_back(steps):
    y, x = len(steps) - 1, len(steps[0]) - 1
    route = []
    while (y, x) != (0, 0):
        move = steps[y][x]
        route.append(move)
        if move == "R":
            x -= 1
        else:
            y -= 1
    return "".join(reversed(route))


grid = sys.stdin.read().split()
cost, steps, open_cells = sweep(grid)
if cost >= FAR:
    print("no path")
else:
    print("cost", cost)
    print("route", walk_back(steps))
print("seen", open_cells)
