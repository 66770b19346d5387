import random
import sys

rng = random.Random(int(sys.argv[2]))


def winner(grid, cols, rows):
    for c in range(cols):
        for r in range(rows):
            for dc, dr in ((1, 0), (0, 1), (1, 1), (1, -1)):
                cells = [grid.get((c + i * dc, r + i * dr)) for i in range(3)]
                if cells[0] is not None and cells == [cells[0]] * 3:
                    return True
    return False


if sys.argv[1] == "short":
    cols, rows, depth, before = 3, 3, 2, 3
else:
    cols, rows, depth, before = 4, 4, 5, 5
while True:
    grid, height, moves = {}, [0] * cols, []
    for t in range(before):
        c = rng.choice([c for c in range(cols) if height[c] < rows])
        grid[c, height[c]] = t % 2
        height[c] += 1
        moves.append(c)
    if not winner(grid, cols, rows):
        break
print(cols, rows, depth)
print("".join(map(str, moves)))
