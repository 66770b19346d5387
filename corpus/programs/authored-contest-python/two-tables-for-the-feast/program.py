import sys


def solve(lines):
    guests, notes = map(int, lines[0].split())
    parent = list(range(guests))
    flip = [0] * guests
    rank = [1] * guests

    def where(x):
        """Root of x, and whether x sits opposite to it."""
        side = 0
        while parent[x] != x:
            side ^= flip[x]
            x = parent[x]
        return x, side

    torn, known = [], 0
    joined = 0
    for number in range(1, notes + 1):
        kind, a, b = lines[number].split()
        apart = 1 if kind == "apart" else 0
        a, b = int(a) - 1, int(b) - 1
        root_a, side_a = where(a)
        root_b, side_b = where(b)
        if root_a == root_b:
            if side_a ^ side_b == apart:
                known += 1
            else:
                torn.append(number)
            continue
        if rank[root_a] < rank[root_b]:
            root_a, root_b = root_b, root_a
        parent[root_b] = root_a
        flip[root_b] = side_a ^ side_b ^ apart
        rank[root_a] += rank[root_b]
        joined += 1

    # every group as (guests beside its first guest, guests opposite)
    groups = []
    slot = {}
    seat = []
    for guest in range(guests):
        root, side = where(guest)
        if root not in slot:
            slot[root] = (len(groups), side)
            groups.append([0, 0])
        index, first_side = slot[root]
        opposite = side ^ first_side
        groups[index][opposite] += 1
        seat.append((index, opposite))

    count = len(groups)
    reach = [0] * count + [1]
    for i in range(count - 1, -1, -1):
        beside, opposite = groups[i]
        reach[i] = reach[i + 1] << beside | reach[i + 1] << opposite

    target = 0
    gap = guests + 1
    for here in range(guests + 1):
        if reach[0] >> here & 1 and abs(guests - 2 * here) < gap:
            gap = abs(guests - 2 * here)
            target = here
    wanted = {target, guests - target}
    turned = []
    for i, (beside, opposite) in enumerate(groups):
        after = {w - beside for w in wanted if w >= beside and reach[i + 1] >> (w - beside) & 1}
        if after:
            turned.append(0)
        else:
            turned.append(1)
            after = {w - opposite for w in wanted if w >= opposite and reach[i + 1] >> (w - opposite) & 1}
        wanted = after

    print(joined, known, len(torn))
    print(*torn or ["-"])
    print(gap, count)
    print("".join("AB"[turned[i] ^ side] for i, side in seat))


solve(sys.stdin.read().splitlines())
