import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    k, h, w, walls = 1, 3, 5, 1
    fences = {3: "A"}
    rooms = {"a": (0, 2)}
else:
    k, h, w, walls = 2, 9, 12, 11
    fences = {4: "AB", 8: "ABB"}
    rooms = {"a": (0, 3), "b": (5, 7)}

grid = [["."] * w for _ in range(h)]
for col, doors in fences.items():
    for r in range(h):
        grid[r][col] = "#"
    for r, ch in zip(rng.sample(range(h), len(doors)), doors):
        grid[r][col] = ch
grid[rng.randrange(h)][0] = "S"
grid[rng.randrange(h)][w - 1] = "T"


def put(ch, lo, hi):
    spots = [(r, c) for r in range(h) for c in range(lo, hi + 1) if grid[r][c] == "."]
    r, c = rng.choice(spots)
    grid[r][c] = ch


for ch, (lo, hi) in rooms.items():
    put(ch, lo, hi)
for _ in range(walls):
    put("#", 0, w - 1)
if k > 1:
    put("b", 0, 3)
print(k)
for row in grid:
    print("".join(row))
