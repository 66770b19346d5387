import sys


class Lattice:
    SIZE = 3

    def __init__(self):
        self.rows = [None] * self.SIZE

    def insert(self, v):
        v = list(v)
        for place in range(self.SIZE):
            if v[place] == 0:
                continue
            row = self.rows[place]
            if row is None:
                if v[place] < 0:
                    v = [-x for x in v]
                self.rows[place] = v
                break
            # walk down like Euclid until the part of v is 0
            while v[place]:
                k = row[place] // v[place]
                row, v = v, [a - k * b for a, b in zip(row, v)]
            if row[place] < 0:
                row = [-x for x in row]
            self.rows[place] = row
        self.tidy()

    def tidy(self):
        for place in reversed(range(self.SIZE)):
            pivot_row = self.rows[place]
            if pivot_row is None:
                continue
            for above in range(place):
                row = self.rows[above]
                if row is not None:
                    k = row[place] // pivot_row[place]
                    self.rows[above] = [a - k * b for a, b in zip(row, pivot_row)]
        for place in range(1, self.SIZE):
            # a change above may have upset a part further right
            pivot_row = self.rows[place]
            if pivot_row is None:
                continue
            for above in range(place):
                row = self.rows[above]
                if row is not None:
                    k = row[place] // pivot_row[place]
                    if k:
                        self.rows[above] = [a - k * b for a, b in zip(row, pivot_row)]

    def rest(self, v):
        for place, row in enumerate(self.rows):
            if row is not None:
                k = v[place] // row[place]
                v = [a - k * b for a, b in zip(v, row)]
        return v

    def show(self):
        text = []
        volume = 1
        for place, row in enumerate(self.rows):
            if row is not None:
                text.append("({},{},{})".format(*row))
                volume *= row[place]
        return " ".join(text) + f" {volume}"


def main():
    lattice = Lattice()
    same = noes = 0
    asked = [0, 0, 0]
    lines = sys.stdin.read().splitlines()
    for line in lines[1:int(lines[0]) + 1]:
        sign, *parts = line.split()
        v = [int(p) for p in parts]
        if sign == "?":
            asked = [a + b for a, b in zip(asked, v)]
            left = lattice.rest(v)
            if any(left):
                noes += 1
                print("no ({},{},{})".format(*left))
            else:
                print("yes")
            continue
        before = list(lattice.rows)
        lattice.insert(v)
        if lattice.rows == before:
            same += 1
            print("same")
        else:
            print(lattice.show())
    print(same, noes, "({},{},{})".format(*lattice.rest(asked)))


main()
