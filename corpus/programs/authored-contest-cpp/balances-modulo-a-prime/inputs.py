import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    items, weighings, most, near = 3, 3, 2, 3
else:
    items, weighings, most, near = 9, 26, 3, 4
weights = [rng.randint(1, 96) for _ in range(items)]
print(items, weighings)
for w in range(weighings):
    t = rng.randint(1, most) if weighings < 10 else most
    base = rng.randint(1, items - near + 1)
    line, total = [], 0
    for _ in range(t):
        side, item, times = rng.choice(["left", "right"]), base + rng.randrange(near), rng.randint(1, 4)
        if weighings > 10 and item == items:
            item = 1
        line += [side, item, times]
        total += times * weights[item - 1] * (1 if side == "left" else -1)
    if rng.random() < 0.15:
        total += 5
    print(t, *line, total % 97)
