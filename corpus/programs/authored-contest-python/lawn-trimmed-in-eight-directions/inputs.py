import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
w, h, q = (rng.randint(6, 12), rng.randint(6, 12), 5) if short else (50, 42, 38)
print(w, h, q)
tops = {"E": w, "N": h, "W": 0, "S": 0, "NE": w + h, "NW": h, "SW": 0, "SE": w}
for i in range(q):
    name = rng.choice(sorted(tops))
    tops[name] -= rng.randint(1, max(2, min(w, h) // 4)) if len(name) == 1 else rng.randint(1, max(2, (w + h) // 6))
    print(name, tops[name])
    if rng.random() < 0.6:
        tops[name] += rng.randint(0, 6)
