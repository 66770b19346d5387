import sys
from math import comb, factorial


def rook_numbers(rows):
    n = len(rows)
    layer = {0: 1}
    for row in rows:
        grown = dict(layer)
        for seats in sorted(layer):
            ways = layer[seats]
            for c in range(n):
                if row[c] == "x" and not seats >> c & 1:
                    key = seats | 1 << c
                    grown[key] = grown.get(key, 0) + ways
        layer = grown
    rooks = [0] * (n + 1)
    for seats, ways in layer.items():
        rooks[bin(seats).count("1")] += ways
    return rooks


def hit_numbers(rooks):
    n = len(rooks) - 1
    hits = []
    for k in range(n + 1):
        value = 0
        for j in range(k, n + 1):
            term = comb(j, k) * factorial(n - j) * rooks[j]
            value += term if (j - k) % 2 == 0 else -term
        hits.append(value)
    return hits


def first_seating(rows):
    """A seating with the fewest refused seats, the smallest one in order."""
    n = len(rows)
    full = (1 << n) - 1
    least = [0] * (full + 1)
    for taken in range(full - 1, -1, -1):
        guest = bin(taken).count("1")
        best = n + 1
        for c in range(n):
            if taken >> c & 1:
                continue
            cost = least[taken | 1 << c] + (rows[guest][c] == "x")
            if cost < best:
                best = cost
        least[taken] = best
    order = []
    taken = 0
    for row in rows:
        for c in range(n):
            bit = 1 << c
            if taken & bit:
                continue
            if least[taken | bit] + (row[c] == "x") == least[taken]:
                break
        order.append(c)
        taken |= bit
    return least[0], order


rows = sys.stdin.read().split()
changes = rows.pop()
report = []
best_fit = (-1, "")
for step in range(len(changes) // 2 + 1):
    rooks = rook_numbers(rows)
    hits = hit_numbers(rooks)
    fewest, order = first_seating(rows)
    name = "".join("abcdefgh"[c] for c in order)
    report.append(f"{name}-{fewest}")
    if hits[fewest] > best_fit[0]:
        best_fit = (hits[fewest], name)
    print(*hits, "/", *rooks)
    if 2 * step < len(changes):
        r = int(changes[2 * step]) - 1
        c = "abcdefgh".index(changes[2 * step + 1])
        flipped = "." if rows[r][c] == "x" else "x"
        rows[r] = rows[r][:c] + flipped + rows[r][c + 1:]
print(*report)
print(*best_fit)
