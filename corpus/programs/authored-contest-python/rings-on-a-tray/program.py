import sys

rings = {}      # number -> (x, y, r)
born = 0
log = []
refused = 0
most = 0


def relation(p, q):
    """How ring p lies to ring q."""
    d = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
    total, gap = (p[2] + q[2]) ** 2, (p[2] - q[2]) ** 2
    if d > total:
        return "apart"
    if d == total:
        return "kiss"
    if d == 0 and gap == 0:
        return "same"
    if d > gap:
        return "cross"
    if p[2] < q[2]:
        return "within" if d < gap else "within-kiss"
    return "around" if d < gap else "around-kiss"


def survey(ring, skip=None):
    inside = outside = kisses = 0
    for k in rings:
        if k == skip:
            continue
        how = relation(ring, rings[k])
        if how == "cross" or how == "same":
            return how, k, 0
        if how.endswith("kiss"):
            kisses += 1
        if how.startswith("within"):
            inside += 1
        elif how.startswith("around"):
            outside += 1
    return inside, outside, kisses


def innermost(x, y):
    best = on = depth = 0
    for k, (cx, cy, r) in rings.items():
        d = (x - cx) ** 2 + (y - cy) ** 2
        if d == r * r:
            on += 1
        elif d < r * r:
            depth += 1
            if not best or r < rings[best][2]:
                best = k
    return depth, on, best


width, height = map(int, sys.stdin.readline().split())
orders = [line.split() for line in sys.stdin if line.strip()]
for order in orders:
    word = order[0]
    args = [int(a) for a in order[1:]]
    if word == "put" or word == "grow" or word == "push":
        if word == "put":
            ring, k = tuple(args), None
        elif args[0] not in rings:
            log.append("?")
            refused += 1
            continue
        else:
            k = args[0]
            x, y, r = rings[k]
            ring = (x, y, r + args[1]) if word == "grow" else (x + args[1], y + args[2], r)
        x, y, r = ring
        if r < 1:
            log.append("tiny")
            refused += 1
            continue
        if x < r or y < r or x + r > width or y + r > height:
            log.append("edge")
            refused += 1
            continue
        inside, outside, kisses = survey(ring, k)
        if inside == "cross" or inside == "same":
            log.append(f"{inside}{outside}")
            refused += 1
            continue
        if word == "put":
            born += 1
            k = born
        rings[k] = ring
        most = max(most, len(rings))
        log.append(f"{k}:{inside}/{outside}" + "*" * kisses)
    elif word == "take":
        if args[0] not in rings:
            log.append("?")
            refused += 1
            continue
        gone = rings.pop(args[0])
        freed = 0
        for ring in rings.values():
            if relation(ring, gone).startswith("within"):
                freed += 1
        log.append(f"-{freed}")
    elif word == "sweep":
        x, y = args
        doomed = [k for k, (cx, cy, r) in rings.items() if (x - cx) ** 2 + (y - cy) ** 2 <= r * r]
        for k in doomed:
            del rings[k]
        log.append("-" + "+".join(map(str, doomed)) if doomed else "none")
    else:
        depth, on, best = innermost(*args)
        if on:
            log.append(f"rim{on}")
        elif depth == 0:
            log.append("bare")
        else:
            log.append(f"{'dark' if depth % 2 else 'pale'}{depth}in{best}")

print(*log)
paint = 0
for k, ring in rings.items():
    depth, _, _ = survey(ring, k)
    if depth % 2:
        paint -= ring[2] ** 2
    else:
        paint += ring[2] ** 2
print(refused, most, paint)
if rings:
    print(*(f"{k}@{x},{y},{r}" for k, (x, y, r) in rings.items()))
else:
    print("empty")
