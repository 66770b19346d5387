import sys


class Board:
    def __init__(self, rows):
        self.h = len(rows)
        self.w = len(rows[0])
        self.stride = self.w + 1  # one empty column stops shifts at the edge
        self.disc = {"x": 0, "o": 0}
        self.floor = 0
        for y, row in enumerate(rows):
            for x, ch in enumerate(row):
                bit = 1 << (y * self.stride + x)
                if ch in self.disc:
                    self.disc[ch] |= bit
                if ch != "#":
                    self.floor |= bit
        s = self.stride
        self.shifts = [1, -1, s, -s, s + 1, s - 1, 1 - s, -1 - s]

    def moved(self, bits, shift):
        bits = bits << shift if shift > 0 else bits >> -shift
        return bits & self.floor

    def empty(self):
        return self.floor & ~(self.disc["x"] | self.disc["o"])

    def legal(self, me, foe):
        mine, theirs, free = self.disc[me], self.disc[foe], self.empty()
        spots = 0
        for shift in self.shifts:
            ray = self.moved(mine, shift) & theirs
            while True:
                grown = ray | self.moved(ray, shift) & theirs
                if grown == ray:
                    break
                ray = grown
            spots |= self.moved(ray, shift) & free
        return spots

    def turned(self, spot, me, foe):
        mine, theirs = self.disc[me], self.disc[foe]
        result = 0
        for shift in self.shifts:
            line = 0
            at = self.moved(spot, shift)
            while at & theirs:
                line |= at
                at = self.moved(at, shift)
            if at & mine:
                result |= line
        return result

    def name(self, spot):
        place = spot.bit_length() - 1
        y, x = divmod(place, self.stride)
        return "abcdef"[x] + str(y + 1)

    def show(self):
        for y in range(self.h):
            row = ""
            for x in range(self.w):
                bit = 1 << (y * self.stride + x)
                if self.disc["x"] & bit:
                    row += "x"
                elif self.disc["o"] & bit:
                    row += "o"
                else:
                    row += "." if self.floor & bit else "#"
            print(row)


def play(board, turns):
    me, foe = "x", "o"
    log = []
    passes = 0
    greatest = 0
    for turn in range(turns):
        spots = board.legal(me, foe)
        if not spots:
            passes += 1
            log.append("--")
            if passes == 2:
                break
        else:
            passes = 0
            choice, gain = 0, 0
            while spots:
                spot = spots & -spots
                spots ^= spot
                flips = board.turned(spot, me, foe)
                count = bin(flips).count("1")
                if count > bin(gain).count("1"):
                    choice, gain = spot, flips
            board.disc[me] |= choice | gain
            board.disc[foe] &= ~gain
            greatest = max(greatest, bin(gain).count("1"))
            log.append(board.name(choice))
        me, foe = foe, me
    return log, greatest


turns = int(sys.stdin.readline())
rows = sys.stdin.read().split()
board = Board(rows)
log, greatest = play(board, turns)
print(" ".join(log))
board.show()
print(*[bin(board.disc[c]).count("1") for c in "xo"], greatest)
