import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    shapes = [(4, 3, 6), (3, 4, 7)]
else:
    shapes = [(24, 14, 66), (14, 16, 58)]

for rows, columns, count in shapes:
    print(rows, columns, count)
    for cell in rng.sample(range(rows * columns), count):
        print(cell // columns, cell % columns, rng.choice([-3, -2, -1, -1, 1, 1, 2, 3, 5]))
