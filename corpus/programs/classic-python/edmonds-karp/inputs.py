import random
import sys


def build(rng, layers, width, extra, top):
    """A layered network with some arcs that skip or go back."""
    n = layers * width + 2
    source, sink = 0, n - 1
    level = [[1 + layer * width + k for k in range(width)] for layer in range(layers)]
    arcs = [(source, v) for v in level[0]] + [(v, sink) for v in level[-1]]
    for a, b in zip(level, level[1:]):
        for u in a:
            for v in rng.sample(b, max(1, width - 1)):
                arcs.append((u, v))
    while len(arcs) < extra + 2 * width + (layers - 1) * width * max(1, width - 1):
        u, v = rng.randrange(1, n - 1), rng.randrange(1, n - 1)
        if u != v and (u, v) not in arcs:
            arcs.append((u, v))
    rng.shuffle(arcs)
    lines = [f"{n} {len(arcs)} {source} {sink}"]
    for u, v in arcs:
        big = u == source or v == sink
        lines.append(f"{u} {v} {rng.randint(top, 3 * top) if big else rng.randint(1, top)}")
    return lines


rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print("\n".join(build(rng, 2, 2, 1, 6)))
else:
    print("\n".join(build(rng, 3, 5, 14, 20)))
