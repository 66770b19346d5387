import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, count, limit, size = (4, 5, 2, 16, 8) if sys.argv[1] == "short" else (7, 9, 4, 150, 14)
grid = [[rng.choice(".a.b>c<==#O.a.b.") if rng.random() < 0.8 else "." for _ in range(w)] for _ in range(h)]
spots = rng.sample([(r, c) for r in range(h) for c in range(w)], count)
for r, c in spots:
    grid[r][c] = "."
print(h, count, limit)
for row in grid:
    print("".join(row))
for k, (r, c) in enumerate(spots):
    code = ""
    while len(code) < size:
        code += rng.choice(["?f", "?f", "?f", "fu", "?f3", "l", "r", "bu", "l?fu", "-"])
    print("PQRS"[k], r, c, rng.choice("NESW"), code[:size] + rng.choice("000f"))
