import random
import sys

size, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
if size == "short":
    full = ["oxxo", "xoox", "ooxx", "xxoo"]
    hidden = 7
else:
    full = ["xoxoox", "oxxoxo", "xooxox", "xoxoxo", "oxoxox", "oxoxxo"]
    hidden = 21
n = len(full)
grid = [list(row) for row in full]
for k in rng.sample(range(n * n), hidden):
    grid[k // n][k % n] = "."
print(n)
for row in grid:
    print("".join(row))
