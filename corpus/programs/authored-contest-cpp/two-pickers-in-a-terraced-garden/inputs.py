import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    rows, cols, w = 3, 3, 5
else:
    rows, cols, w = 21, 4, 5
print(rows, cols, w)
for _ in range(rows):
    print(*[rng.randint(1, 9) for _ in range(cols)])
