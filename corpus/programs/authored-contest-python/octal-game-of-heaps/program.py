from functools import reduce
from operator import xor


def moves(size, code):
    """All pairs (a, b), a <= b, into which a heap may be turned; 0 means no heap."""
    for take, digit in enumerate(code, 1):
        rest = size - take
        if rest < 0:
            return
        if rest == 0:
            if digit & 1:
                yield 0, 0
            continue
        if digit & 2:
            yield 0, rest
        if digit & 4:
            for a in range(1, rest // 2 + 1):
                yield a, rest - a


def nimbers(limit, code):
    table = [0]
    peak = 0
    zeros = 0
    for size in range(1, limit + 1):
        reached = 0
        for a, b in moves(size, code):
            reached |= 1 << (table[a] ^ table[b])
        value = 0
        while reached >> value & 1:
            value += 1
        table.append(value)
        if value > peak:
            peak = value
        if value == 0:
            zeros += 1
    return table, peak, zeros


def main():
    code = [int(ch) for ch in input().strip()]
    heaps = list(map(int, input().split()))
    table, peak, zeros = nimbers(max(heaps), code)
    nim = reduce(xor, (table[h] for h in heaps))
    wins = [
        (h, a, b)
        for h in sorted(set(heaps))
        for a, b in moves(h, code)
        if nim ^ table[h] ^ table[a] ^ table[b] == 0
    ]
    print(".".join(map(str, table[1:])))
    print(nim, peak, zeros)
    if nim:
        print(len(wins), *min(wins))
    else:
        print("lost")


main()
