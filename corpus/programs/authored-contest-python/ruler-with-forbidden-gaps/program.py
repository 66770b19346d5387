import sys


class Search:
    """Rulers of one length, mark after mark."""

    def __init__(self, marks, banned, length):
        self.marks = marks
        self.banned = banned
        self.length = length

    def fits(self, ruler, gaps, spot):
        fresh = set()
        for mark in ruler:
            gap = abs(spot - mark)
            if gap in gaps or gap in self.banned or gap in fresh:
                return None
            fresh.add(gap)
        return fresh

    def rulers(self):
        if self.length in self.banned:
            return
        ruler = [0, self.length]
        gaps = [{self.length}]
        spot = 1
        while True:
            if len(ruler) == self.marks:
                yield sorted(ruler), set().union(*gaps)
                spot = self.length
            used = set().union(*gaps)
            while spot < self.length:
                fresh = self.fits(ruler, used, spot)
                if fresh is not None:
                    break
                spot += 1
            if spot < self.length:
                ruler.append(spot)
                gaps.append(fresh)
                spot += 1
            elif len(ruler) == 2:
                break
            else:
                spot = ruler.pop() + 1
                gaps.pop()


def main():
    checksum = 0
    for number, line in enumerate(sys.stdin, 1):
        marks, banned = line.split(":")
        banned = set(map(int, banned.split()))
        found = []
        length = 0
        while not found:
            length += 1
            for ruler, gaps in Search(int(marks), banned, length).rulers():
                found.append((ruler, gaps))
        best, gaps = min(found, key=lambda pair: pair[0])
        spare = [d for d in range(1, length + 1) if d not in gaps and d not in banned]
        print(length, len(found), *best, "(" + ",".join(map(str, spare)) + ")")
        checksum += number * length
    print(checksum)


main()
