import sys

MOD = 10007
STEPS = (("D", 1, 0), ("L", 0, -1), ("R", 0, 1), ("U", -1, 0), ("W", 0, 0))


class Park:
    def __init__(self, lines):
        h, w, k = map(int, lines[0].split())
        self.grid = lines[1:h + 1]
        self.tables = lines[h + 1:h + k + 1]
        self.spots = {}
        for r, row in enumerate(self.grid):
            for c, sign in enumerate(row):
                if sign != "#":
                    self.spots[r, c] = sign
                if sign == "S":
                    self.entrance = r, c
                elif sign == "G":
                    self.exit = r, c

    def open(self, cell, time):
        sign = self.spots[cell]
        if not sign.islower():
            return True
        table = self.tables[ord(sign) - ord("a")]
        return table[time % len(table)] == "1"

    def moves(self, cell, time):
        stuck = self.spots[cell] == "~" and time % 2 == 1
        for name, dr, dc in STEPS:
            if stuck and name != "W":
                continue
            after = cell[0] + dr, cell[1] + dc
            if after in self.spots and self.open(after, time + 1):
                yield name, after

    def visit(self, start):
        """Arrival, number of ways, first way, and the crowd on the way."""
        horizon = start + 24 * len(self.spots)
        ways = {self.entrance: 1}
        best = {self.entrance: ""}
        time = start
        crowd = (0, start)
        while time < horizon and ways and self.exit not in ways:
            if len(ways) > crowd[0]:
                crowd = (len(ways), time)
            ahead = {}
            words = {}
            for cell in sorted(ways, key=best.get):
                for name, after in self.moves(cell, time):
                    word = best[cell] + name
                    if after not in ahead:
                        ahead[after] = 0
                        words[after] = word
                    elif word < words[after]:
                        words[after] = word
                    ahead[after] = (ahead[after] + ways[cell]) % MOD
            ways, best = ahead, words
            time += 1
        if self.exit in ways:
            return time, ways[self.exit], best[self.exit], crowd
        return None, 0, "", crowd


def main():
    lines = sys.stdin.read().strip().split("\n")
    park = Park(lines)
    first_crowd = None
    for start in map(int, lines[-1].split()):
        time, number, word, crowd = park.visit(start)
        if first_crowd is None:
            first_crowd = crowd
        if time is None:
            print("shut out")
        else:
            print(time, number, word)
    print(*first_crowd)


main()
