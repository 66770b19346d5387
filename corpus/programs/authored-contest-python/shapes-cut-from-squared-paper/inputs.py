import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w = (4, 5) if sys.argv[1] == "short" else (13, 17)
rows = ["".join("#" if rng.random() < 0.43 else "." for _ in range(w)) for _ in range(h)]
if not any("#" in row for row in rows):
    rows[0] = "#" + rows[0][1:]
print("\n".join(rows))
