import random
import sys

size, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)


def layered(layers, spread, top):
    names = "abcdefghijklmnopqrstuvwxyz"
    groups, at = [], 0
    for k in layers:
        groups.append(names[at:at + k])
        at += k
    pipes = []
    for upper, lower in zip(groups, groups[1:]):
        for a in upper:
            for b in rng.sample(lower, min(spread, len(lower))):
                pipes.append((a, b, rng.randint(1, top)))
    return names[0], names[at - 1], pipes


if size == "short":
    source, sink, pipes = layered([1, 2, 2, 1], 2, 5)
else:
    source, sink, pipes = layered([1, 7, 7, 6, 1], 7, 9)
    pipes = [p for p in pipes if source in p or sink in p or rng.random() < 0.62]
    pipes = [(a, b, w + 14 if source in (a, b) or sink in (a, b) else w) for a, b, w in pipes]
print(source, sink)
for a, b, w in pipes:
    if rng.random() < 0.3:
        a, b = b, a
    print(a, b, w)
