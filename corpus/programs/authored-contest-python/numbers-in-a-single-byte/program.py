import sys


def unpack(byte):
    e = byte >> 3 & 15
    f = byte & 7
    if e:
        return byte >> 7, f + 8, e
    return byte >> 7, f, 1


def is_inf(byte):
    return byte & 127 == 120


def is_nan(byte):
    return byte & 127 > 120


class Unit:
    def __init__(self):
        self.inexact = 0

    def pack(self, sign, m, shift):
        """Byte nearest to m * 2^(shift - 10), for m > 0."""
        e = m.bit_length() - 4 + shift
        if e < 1:
            e = 1
        drop = e - shift
        if drop <= 0:
            kept, rest, half = m << -drop, 0, 1
        else:
            kept = m >> drop
            rest = m & (1 << drop) - 1
            half = 1 << drop - 1
        if rest:
            self.inexact += 1
            if rest > half or (rest == half and kept & 1):
                kept += 1
                if kept == 16:
                    kept = 8
                    e += 1
        if e > 14:
            if not rest:
                self.inexact += 1
            return sign << 7 | 120
        if kept < 8:
            return sign << 7 | kept
        return sign << 7 | e << 3 | kept - 8

    def add(self, x, y):
        if is_nan(x) or is_nan(y):
            return 127
        if is_inf(x):
            return 127 if is_inf(y) and x != y else x
        if is_inf(y):
            return y
        sx, mx, ex = unpack(x)
        sy, my, ey = unpack(y)
        base = min(ex, ey)
        total = (-mx if sx else mx) << ex - base
        total += (-my if sy else my) << ey - base
        if total == 0:
            return 128 if x == y == 128 else 0
        if total < 0:
            return self.pack(1, -total, base)
        return self.pack(0, total, base)

    def multiply(self, x, y):
        if is_nan(x) or is_nan(y):
            return 127
        sx, mx, ex = unpack(x)
        sy, my, ey = unpack(y)
        sign = sx ^ sy
        if is_inf(x) or is_inf(y):
            return 127 if mx == 0 or my == 0 else sign << 7 | 120
        if mx == 0 or my == 0:
            return sign << 7
        return self.pack(sign, mx * my, ex + ey - 10)


def main():
    unit = Unit()
    last = 0
    results = []
    infinite = nothing = zeros = tiny = checksum = 0
    for line in sys.stdin:
        x, op, y = line.split()
        x = last if x == "@" else int(x, 16)
        y = last if y == "@" else int(y, 16)
        if op == "*":
            last = unit.multiply(x, y)
        elif op == "+":
            last = unit.add(x, y)
        elif is_nan(y):
            last = 127
        else:
            last = unit.add(x, y ^ 128)
        results.append(f"{last:02x}")
        checksum += last
        if is_inf(last):
            infinite += 1
        elif is_nan(last):
            nothing += 1
        elif last & 127 == 0:
            zeros += 1
        elif last & 127 < 8:
            tiny += 1
    print(*results)
    print(infinite, nothing, zeros, tiny, unit.inexact, checksum)


main()
