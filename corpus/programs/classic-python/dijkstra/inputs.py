import sys
from random import Random


def generate(towns, roads, longest, rng):
    pairs = [(rng.randint(max(1, t - 6), t - 1), t) for t in range(2, towns + 1)]
    while len(pairs) < roads:
        a, b = sorted(rng.sample(range(1, towns + 1), 2))
        if (a, b) not in pairs:
            pairs.append((a, b))
    rng.shuffle(pairs)
    print(towns, roads, 1, towns)
    for a, b in pairs:
        print(a, b, rng.randint(1, longest))


kind, seed = sys.argv[1:3]
if kind == "short":
    generate(6, 9, 12, Random(int(seed)))
else:
    generate(48, 125, 60, Random(int(seed)))
