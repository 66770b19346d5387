import random
import sys


def build(kind, seed):
    rng = random.Random(seed)
    h, w, k, moves, stones = (4, 5, 4, 18, 1) if kind == "short" else (6, 8, 22, 230, 3)
    cells = [(r, c) for r in range(h) for c in range(w)][1:]
    walls = set(rng.sample(cells, stones))
    grass = [p for p in cells if p not in walls]
    apples = []
    out = [f"{h} {w} {k}"]
    for r in range(h):
        out.append("".join("#" if (r, c) in walls else "." for c in range(w)))
    for i in range(k):
        near = [p for p in grass if not apples or abs(p[0] - apples[-1][0]) + abs(p[1] - apples[-1][1]) <= 4]
        apples.append((0, 2) if i == 0 and (0, 2) in grass else rng.choice(near))
        out.append(f"{apples[-1][0] + 1} {apples[-1][1] + 1}")
    out.append("FF" + "".join(rng.choice("FFFLR") for _ in range(moves - 2)))
    return "\n".join(out)


print(build(sys.argv[1], int(sys.argv[2])))
