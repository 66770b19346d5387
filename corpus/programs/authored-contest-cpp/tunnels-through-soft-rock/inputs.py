import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    h, w, reach, kinds = 3, 4, rng.randint(1, 2), "...%#"
else:
    h, w, reach, kinds = 11, 13, 2, "..%%%##"
rows = [[rng.choice(kinds) for _ in range(w)] for _ in range(h)]
rows[rng.randrange(h)][0] = "S"
rows[rng.randrange(h)][w - 1] = "T"
print(h, w, reach)
for row in rows:
    print("".join(row))
