import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    rows, nuts = [3, 2], 1
else:
    rows, nuts = [6, 5, 5, 3], 4
print(*rows)
squares = [(r + 1, c + 1) for r, n in enumerate(rows) for c in range(n) if r + c > 0]
for r, c in sorted(rng.sample(squares, nuts)):
    print(r, c)
