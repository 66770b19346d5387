import sys


class Box:
    def __init__(self, rows):
        self.rows = [list(row) for row in rows]
        self.h, self.w = len(rows), len(rows[0])
        self.swallowed = {}

    def at(self, r, c):
        if c < 0 or c >= self.w:
            return "#"
        if r < 0:
            return "."
        if r >= self.h:
            return None
        return self.rows[r][c]

    def swallow(self, r, c):
        self.swallowed[r, c] = self.swallowed.get((r, c), 0) + 1
        if self.swallowed[r, c] % 3 == 0:
            self.rows[r][c] = "#"

    def roll(self, r, c, first):
        for side in (first, -first):
            if self.at(r, c + side) == "." and self.at(r + 1, c + side) == ".":
                return side
        return 0


def main():
    lines = sys.stdin.read().strip().split("\n")
    h = int(lines[0].split()[0])
    box = Box(lines[1:h + 1])
    fates = []
    left = eaten = spilled = lifted = moves = 0
    grains = lines[h + 1].split()
    k = 0
    r, c, kind = -1, int(grains[0][:-1]), grains[0][-1]
    while k < len(grains):
        below = box.at(r + 1, c)
        fate = None
        if below is None:
            moves += 1
            left += 1
            fate = f"x{c}"
        elif below == ".":
            r += 1
            moves += 1
        elif below == "o":
            moves += 1
            eaten += 1
            box.swallow(r + 1, c)
            fate = "o"
        elif below == "=":
            if kind == "s":
                beyond = box.at(r + 2, c)
                if beyond is None:
                    moves += 1
                    left += 1
                    fate = f"x{c}"
                elif beyond == ".":
                    r += 2
                    moves += 1
                else:
                    fate = "rest"
            elif kind == "l":
                r += 1
                moves += 1
                box.rows[r][c] = "."
            else:
                fate = "rest"
        elif below in "/\\":
            side = -1 if below == "/" else 1
            if box.at(r, c + side) == ".":
                c += side
                moves += 1
            else:
                fate = "rest"
        elif kind == "l":
            if below == "s" and r >= 0:
                lifted += 1
                moves += 1
                box.rows[r][c] = "s"
                r += 1
                box.rows[r][c] = "."
            else:
                fate = "rest"
        else:
            side = box.roll(r, c, -1 if kind == "s" else 1)
            if side:
                r += 1
                c += side
                moves += 1
            else:
                fate = "rest"
        if fate is None:
            continue
        if fate == "rest":
            if r < 0:
                spilled += 1
                fate = "!"
            else:
                box.rows[r][c] = kind
                fate = f"{r},{c}"
        fates.append(fate)
        k += 1
        if k < len(grains):
            r, c, kind = -1, int(grains[k][:-1]), grains[k][-1]
    print(*fates)
    print(left, eaten, spilled, lifted, moves)
    print(*("".join(row) for row in box.rows))


main()
