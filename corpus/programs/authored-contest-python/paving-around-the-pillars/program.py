import sys

lines = sys.stdin.read().split("\n")
H, W, DOM = map(int, lines[0].split())
yard = [lines[1 + i].strip() for i in range(H)]


def merge(table, key, cost, ways, any_ways):
    if key not in table:
        table[key] = (cost, ways, any_ways)
        return
    c, w, a = table[key]
    if cost < c:
        c, w = cost, ways
    elif cost == c:
        w += ways
    table[key] = (c, w, a + any_ways)


# bit x of the key: the next cell to visit in column x is already covered
# by a domino that was laid earlier
front = {0: (0, 1, 1)}
peak = 1
sizes = []
for cell in range(H * W):
    y, x = divmod(cell, W)
    bit = 1 << x
    side = bit << 1
    after = {}
    for key in sorted(front):
        cost, ways, any_ways = front[key]
        if key & bit:
            merge(after, key ^ bit, cost, ways, any_ways)
            continue
        here = yard[y][x]
        if here == "#":
            merge(after, key, cost, ways, any_ways)
            continue
        # a single slab
        merge(after, key, cost + int(here), ways, any_ways)
        # a domino to the right
        if x + 1 < W and not key & side and yard[y][x + 1] != "#":
            merge(after, key | side, cost + DOM, ways, any_ways)
        # a domino downwards
        if y + 1 < H and yard[y + 1][x] != "#":
            extra = 1 if here == yard[y + 1][x] else 0
            merge(after, key | bit, cost + DOM + extra, ways, any_ways)
    front = after
    peak = max(peak, len(front))
    if x == W - 1:
        low = min(v[0] for v in front.values())
        sizes.append("%d/%d" % (len(front), low))

cost, ways, any_ways = front[0]
print(cost, ways)
print(any_ways, peak)
print(" ".join(sizes))
