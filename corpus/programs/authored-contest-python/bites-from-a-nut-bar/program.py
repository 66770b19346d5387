import sys

nuts = set()
lost = {}
visits = 0


def bites(bar):
    for r, length in enumerate(bar):
        for c in range(length):
            if (r, c) not in nuts:
                yield r, c


def bitten(bar, r, c):
    after = list(bar[:r])
    for length in bar[r:]:
        if min(length, c):
            after.append(min(length, c))
    return tuple(after)


def explore(start):
    """Fill the table of lost bars; the bar without squares is won for the mover."""
    global visits
    lost[()] = False
    path = [[start, list(bites(start)), 0]]
    deepest = 1
    pruned = 0
    while path:
        bar, options, at = path[-1]
        if at == len(options):
            lost[bar] = True
            path.pop()
            continue
        after = bitten(bar, *options[at])
        if after not in lost:
            visits += 1
            path.append([after, list(bites(after)), 0])
            if len(path) > deepest:
                deepest = len(path)
        elif lost[after]:
            lost[bar] = False
            pruned += len(options) - at - 1
            path.pop()
        else:
            path[-1][2] += 1
    return deepest, pruned


rows, *marks = sys.stdin.read().split("\n")
start = tuple(map(int, rows.split()))
for mark in marks:
    if mark:
        r, c = mark.split()
        nuts.add((int(r) - 1, int(c) - 1))
deepest, pruned = explore(start)
cold = sorted(bar for bar in lost if lost[bar])
print("second" if lost[start] else "first", visits + 1, deepest, pruned, len(cold))

bar = start
line = []
while bar:
    choice = None
    for r, c in bites(bar):
        after = bitten(bar, r, c)
        if lost[after]:
            choice = (r, c)
            break
        if choice is None or sum(after) >= sum(bitten(bar, *choice)):
            choice = (r, c)
    r, c = choice
    line.append("abcdefgh"[c] + str(r + 1))
    bar = bitten(bar, r, c)
print(*line)
print(*["/".join(map(str, b)) for b in cold[:12]])
