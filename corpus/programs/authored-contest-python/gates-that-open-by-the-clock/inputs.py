import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
h, w, k, starts = (2, 4, 1, 1) if short else (5, 6, 3, 1)
while True:
    grid = [[rng.choice(("....#~" if short else "....~~") + "abc"[:k] * 2) for _ in range(w)] for _ in range(h)]
    if short:
        grid[rng.randrange(h)][0] = "S"
        grid[rng.randrange(h)][w - 1] = "G"
    else:
        # walls with one gap each, on alternating sides
        grid[1] = ["#"] * (w - 1) + [rng.choice("abc")]
        grid[3] = [rng.choice("abc")] + ["#"] * (w - 1)
        grid[0][0], grid[h - 1][w - 1] = "SG"
    # the exit must be reachable, the gates aside
    seen = {(r, c) for r in range(h) for c in range(w) if grid[r][c] == "S"}
    todo = list(seen)
    for r, c in todo:
        for a, b in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= a < h and 0 <= b < w and grid[a][b] != "#" and (a, b) not in seen:
                seen.add((a, b))
                todo.append((a, b))
    if any(grid[r][c] == "G" for r, c in seen):
        break
print(h, w, k)
for row in grid:
    print("".join(row))
for _ in range(k):
    while True:
        t = "".join(rng.choice("0001") for _ in range(rng.randint(2, 4)))
        if "1" in t:
            break
    print(t)
print(*sorted(rng.sample(range(21), starts)))
