import random
import sys

rng = random.Random(int(sys.argv[2]))
rows, columns = (3, 4) if sys.argv[1] == "short" else (11, 16)
print(rng.randint(2, 3))
for r in range(rows):
    line = ""
    level = rng.randint(0, 9)
    for c in range(columns):
        level = min(9, max(0, level + rng.randint(-3, 3)))
        line += str(level)
    print(line)
