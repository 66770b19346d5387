"""Random graphs made of one or two clusters."""
import random
import sys


def cluster(rng, names, edges, top):
    possible = [(a, b) for i, a in enumerate(names) for b in names[:i]]
    chosen = rng.sample(possible, edges)
    return [(a, b, rng.randint(1, top)) for a, b in chosen]


rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, parts, top = 6, [(6, 9)], 15
else:
    n, parts, top = 42, [(30, 72), (12, 24)], 99
labels = list(range(n))
rng.shuffle(labels)
lines = []
for count, edges in parts:
    lines += cluster(rng, labels[:count], edges, top)
    labels = labels[count:]
rng.shuffle(lines)
print(n, len(lines))
for line in lines:
    print(*line)
