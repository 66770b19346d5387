import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    caps, held = [4, 3, 1], [3, 0, 1]
    target = rng.randint(1, 3)
else:
    caps, held = [26, 17, 12], [22, 5, 3]
    target = rng.randint(6, 11)
for row in (caps, held, [target]):
    print(*row)
