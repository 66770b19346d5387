import random
import sys

kind = sys.argv[1]
rng = random.Random(int(sys.argv[2]))
if kind == "short":
    r, k, c, top = 3, 3, 2, 6
else:
    r, k, c, top = 24, 7, 8, 9
print(r, k, c)
for height, width in ((r, k), (k, c)):
    for _ in range(height):
        print(" ".join(str(rng.randint(-top, top)) for _ in range(width)))
