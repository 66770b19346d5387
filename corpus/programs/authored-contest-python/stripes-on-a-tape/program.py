import sys
from bisect import bisect_left, bisect_right


class Tape:
    def __init__(self, length, colour):
        self.length = length
        self.begin = [0]
        self.colour = [colour]

    def cut(self, x):
        """Make x the beginning of a stripe and return the index of it."""
        if x == self.length:
            return len(self.begin)
        k = bisect_left(self.begin, x)
        if k == len(self.begin) or self.begin[k] != x:
            self.begin.insert(k, x)
            self.colour.insert(k, self.colour[k - 1])
        return k

    def stripes(self, l, r):
        k = bisect_right(self.begin, l) - 1
        while k < len(self.begin) and self.begin[k] < r:
            a = max(l, self.begin[k])
            b = self.begin[k + 1] if k + 1 < len(self.begin) else self.length
            yield min(b, r) - a, self.colour[k]
            k += 1

    def runs(self, l, r):
        width, shade = 0, None
        for w, c in self.stripes(l, r):
            if c == shade:
                width += w
            else:
                if width:
                    yield width, shade
                width, shade = w, c
        yield width, shade

    def replace(self, l, r, pieces):
        i = self.cut(l)
        j = self.cut(r)
        starts = []
        for w, _ in pieces:
            starts.append(l)
            l += w
        self.begin[i:j] = starts
        self.colour[i:j] = [c for _, c in pieces]


def main():
    inp = sys.stdin
    length, shades, q = map(int, inp.readline().split())
    tape = Tape(length, 0)
    busiest = 1
    paint_used = [0] * shades
    for _ in range(q):
        cmd, *rest = inp.readline().split()
        l, r = int(rest[0]), int(rest[1])
        if cmd == "paint":
            c = int(rest[2])
            for w, old in tape.stripes(l, r):
                if old != c:
                    paint_used[c] += w
            tape.replace(l, r, [(r - l, c)])
        elif cmd == "shift":
            d = int(rest[2])
            tape.replace(l, r, [(w, (c + d) % shades) for w, c in tape.runs(l, r)])
        elif cmd == "flip":
            tape.replace(l, r, list(tape.runs(l, r))[::-1])
        elif cmd == "copy":
            to = int(rest[2])
            piece = list(tape.runs(l, r))
            if to + r - l > length:
                print("no room")
                continue
            tape.replace(to, to + r - l, piece)
        elif cmd == "smooth":
            # narrow stripes inside take the colour of the left neighbour
            least = int(rest[2])
            out = []
            for w, c in tape.runs(l, r):
                if out and w < least:
                    out[-1] = (out[-1][0] + w, out[-1][1])
                elif out and out[-1][1] == c:
                    out[-1] = (out[-1][0] + w, c)
                else:
                    out.append((w, c))
            tape.replace(l, r, out)
        elif cmd == "kth":
            k = int(rest[2])
            pile = [0] * shades
            for w, c in tape.stripes(l, r):
                pile[c] += w
            c = 0
            while k > pile[c]:
                k -= pile[c]
                c += 1
            print(c)
        elif cmd == "most":
            pile = {}
            for w, c in tape.stripes(l, r):
                pile[c] = pile.get(c, 0) + w
            best = -1
            for c in sorted(pile):
                if best < 0 or pile[c] > pile[best]:
                    best = c
            print(best, pile[best], len(pile))
        else:
            widest, runs = (0, 0), 0
            for w, c in tape.runs(l, r):
                runs += 1
                if w > widest[0]:
                    widest = (w, c)
            print(runs, *widest)
        stripes = sum(1 for _ in tape.runs(0, length))
        if stripes > busiest:
            busiest = stripes
    print("most stripes", busiest)
    print("paint", *paint_used)
    print(" ".join(f"{w}x{c}" for w, c in tape.runs(0, length)))


main()
