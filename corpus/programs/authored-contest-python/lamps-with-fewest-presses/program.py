def reduce_rows(rows, n):
    """Gauss-Jordan over GF(2); bit n of a row is its right-hand side."""
    pivots = []
    at = 0
    for col in range(n):
        hit = next((r for r in range(at, len(rows)) if rows[r] >> col & 1), None)
        if hit is None:
            continue
        rows[at], rows[hit] = rows[hit], rows[at]
        for r in range(len(rows)):
            if r != at and rows[r] >> col & 1:
                rows[r] ^= rows[at]
        pivots.append(col)
        at += 1
    return pivots


def word(mask, n):
    return "".join("1" if mask >> k & 1 else "0" for k in range(n))


lamps, n = map(int, input().split())
rows = [0] * lamps
for k in range(n):
    for lamp in input().split()[1:]:
        rows[int(lamp) - 1] |= 1 << k
for lamp, c in enumerate(input().strip()):
    if c == "*":
        rows[lamp] |= 1 << n

pivots = reduce_rows(rows, n)
rank = len(pivots)
free = [k for k in range(n) if k not in pivots]
print(rank, *[k + 1 for k in free])
if any(row >> n for row in rows[rank:]):
    print("never dark", sum(row >> n for row in rows[rank:]))
    for row in rows[:rank]:
        print(word(row, n) + "=" + str(row >> n))
else:
    presses = 0
    for r, col in enumerate(pivots):
        if rows[r] >> n:
            presses |= 1 << col
    kernel = []
    for k in free:
        vector = 1 << k
        for r, col in enumerate(pivots):
            if rows[r] >> k & 1:
                vector |= 1 << col
        kernel.append(vector)
    tally = [0] * (n + 1)
    best = None
    trail = 0
    for t in range(1, 2 ** len(free) + 1):
        used = bin(presses).count("1")
        tally[used] += 1
        if best is None or (used, word(presses, n)) < best:
            best = (used, word(presses, n))
            trail = trail * 5 % 997 + t
        turn = (t & -t).bit_length() - 1
        if turn < len(kernel):
            presses ^= kernel[turn]
    print(best[0], best[1], trail)
    print(*[f"{k}:{c}" for k, c in enumerate(tally) if c])
