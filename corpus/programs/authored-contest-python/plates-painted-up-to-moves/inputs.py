import random
import sys

rng = random.Random(int(sys.argv[2]))


def cyc(m, *cycles):
    p = list(range(1, m + 1))
    for cycle in cycles:
        for a, b in zip(cycle, cycle[1:] + cycle[:1]):
            p[a - 1] = b
    return p


if sys.argv[1] == "short":
    m = rng.randint(3, 5)
    ring = rng.sample(range(1, m + 1), rng.randint(2, m))
    moves = [cyc(m, ring)]
    if rng.random() < 0.4 and len(ring) == 3:
        moves.append(cyc(m, ring[:2]))
    c = rng.randint(2, 3)
else:
    m, c = 8, 4
    s = rng.sample(range(1, 9), 8)
    # the 48 symmetries of a box of eight corners
    moves = [
        cyc(8, [s[0], s[1], s[2], s[3]], [s[4], s[5], s[6], s[7]]),
        cyc(8, [s[0], s[4]], [s[1], s[5]], [s[2], s[6]], [s[3], s[7]]),
        cyc(8, [s[1], s[3], s[4]], [s[5], s[2], s[7]]),
    ]
print(m, c, len(moves))
for move in moves:
    print(*move)
