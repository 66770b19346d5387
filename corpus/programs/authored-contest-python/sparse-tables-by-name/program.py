import sys


class Table:
    def __init__(self, h, w, cells=()):
        self.h = h
        self.w = w
        self.cells = {p: v for p, v in cells if v}

    def plus(self, other, sign):
        cells = dict(self.cells)
        for p, v in other.cells.items():
            cells[p] = cells.get(p, 0) + sign * v
        return Table(self.h, self.w, cells.items())

    def times(self, other):
        lines = {}
        for (r, c), v in other.cells.items():
            lines.setdefault(r, []).append((c, v))
        cells = {}
        for (r, k), v in self.cells.items():
            for c, u in lines.get(k, ()):
                cells[r, c] = cells.get((r, c), 0) + v * u
        return Table(self.h, other.w, cells.items())

    def shifted(self, down, right):
        for (r, c), v in self.cells.items():
            yield (r + down, c + right), v

    def summary(self):
        text = f"{self.h}x{self.w} {len(self.cells)} {sum(self.cells.values())} "
        if not self.cells:
            return text + "zero"
        (r, c), v = min(self.cells.items(), key=lambda item: (-abs(item[1]), item[0]))
        return text + f"{r},{c}:{v}"


class Sizes(Exception):
    pass


def need(condition):
    if not condition:
        raise Sizes


def make(words, tables):
    if words[0].isdigit():
        h, w = int(words[0]), int(words[1])
        cells = {}
        for word in words[2:]:
            r, c, v = map(int, word.split(":"))
            need(r <= h and c <= w)
            cells[r, c] = v
        return Table(h, w, cells.items())
    a = tables[words[0]]
    sign = words[1]
    if sign == ".":
        return Table(a.w, a.h, (((c, r), v) for (r, c), v in a.cells.items()))
    if sign == "%":
        m = int(words[2])
        return Table(a.h, a.w, ((p, v % m) for p, v in a.cells.items()))
    if sign == "^":
        need(a.h == a.w)
        power = a
        for _ in range(int(words[2]) - 1):
            power = power.times(a)
        return power
    if sign == "[":
        r1, r2, c1, c2 = map(int, words[2:6])
        need(1 <= r1 <= r2 <= a.h and 1 <= c1 <= c2 <= a.w)
        part = (((r - r1 + 1, c - c1 + 1), v) for (r, c), v in a.cells.items() if r1 <= r <= r2 and c1 <= c <= c2)
        return Table(r2 - r1 + 1, c2 - c1 + 1, part)
    b = tables[words[2]]
    if sign == "*":
        need(a.w == b.h)
        return a.times(b)
    if sign == "|":
        need(a.h == b.h)
        return Table(a.h, a.w + b.w, [*a.cells.items(), *b.shifted(0, a.w)])
    if sign == "/":
        need(a.w == b.w)
        return Table(a.h + b.h, a.w, [*a.cells.items(), *b.shifted(a.h, 0)])
    need((a.h, a.w) == (b.h, b.w))
    return a.plus(b, 1 if sign == "+" else -1)


def main():
    tables = {}
    who = sizes = 0
    for line in sys.stdin:
        words = line.split()
        named = words[2:] if words[1] == "=" else words[1:]
        unknown = [x for x in named if x.isalpha() and x not in tables]
        if unknown:
            who += 1
            print("who", unknown[0])
            continue
        try:
            if words[1] == "=":
                name = words[0]
                tables[name] = make(named, tables)
            else:
                name = words[1]
                old = tables[name]
                if words[0] == "zap":
                    limit = int(words[2])
                    tables[name] = Table(old.h, old.w, ((p, v) for p, v in old.cells.items() if abs(v) < limit))
                else:
                    i, j = int(words[2]), int(words[3])
                    need(max(i, j) <= old.h)
                    other = {i: j, j: i}
                    moved = (((other.get(r, r), c), v) for (r, c), v in old.cells.items())
                    tables[name] = Table(old.h, old.w, moved)
            print(name, tables[name].summary())
        except Sizes:
            sizes += 1
            print("size")
    print(who, sizes, *(f"{x}{len(tables[x].cells)}" for x in sorted(tables)))


main()
