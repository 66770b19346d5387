import sys
from collections import Counter


class Copy:
    def __init__(self, page, dirty=False):
        self.page = page
        self.dirty = dirty
        self.entered = 0
        self.touched = 0

    def __str__(self):
        return f"{self.page}{'!' if self.dirty else ''}"


class Cabinet:
    def __init__(self, width, rule):
        self.drawers = [None] * width
        self.rule = rule
        self.signs = [0, 0, 0]

    def find(self, page):
        for i, copy in enumerate(self.drawers):
            if copy is not None and copy.page == page:
                return i
        return None

    def touch(self, i, now):
        self.drawers[i].touched = now
        if self.rule == "twig":
            if i < 2:
                self.signs[0] = 1
                self.signs[1] = 1 if i == 0 else 0
            else:
                self.signs[0] = 0
                self.signs[2] = 1 if i == 2 else 0

    def choose(self):
        if self.rule == "twig":
            a, b, c = self.signs
            if a == 0:
                return 0 if b == 0 else 1
            return 2 if c == 0 else 3
        best = 0
        for i, copy in enumerate(self.drawers):
            rival = self.drawers[best]
            if self.rule == "old":
                if copy.entered < rival.entered:
                    best = i
            elif copy.touched < rival.touched:
                best = i
        return best

    def put(self, copy, now):
        """Returns the copy that had to go out, if any."""
        out = None
        if None in self.drawers:
            i = self.drawers.index(None)
        else:
            i = self.choose()
            out = self.drawers[i]
        self.drawers[i] = copy
        copy.entered = now
        self.touch(i, now)
        return out


class Office:
    def __init__(self, count, width, room, rule):
        self.cabinets = [Cabinet(width, rule) for _ in range(count)]
        self.room = room
        self.tray = []
        self.clock = 0
        self.tally = Counter()
        self.missed = Counter()

    def cabinet(self, page):
        return self.cabinets[page % len(self.cabinets)]

    def in_tray(self, page):
        for copy in self.tray:
            if copy.page == page:
                return copy
        return None

    def store(self, copy):
        self.clock += 1
        out = self.cabinet(copy.page).put(copy, self.clock)
        if out is None:
            return
        self.tray.append(out)
        if len(self.tray) > self.room:
            gone = self.tray.pop(0)
            self.tally["thrown"] += gone.page
            if gone.dirty:
                self.tally["written"] += 1

    def access(self, page, write):
        cabinet = self.cabinet(page)
        i = cabinet.find(page)
        if i is not None:
            self.clock += 1
            copy = cabinet.drawers[i]
            cabinet.touch(i, self.clock)
            sign = "+"
        else:
            copy = self.in_tray(page)
            if copy is not None:
                self.tray.remove(copy)
                sign = "~"
            else:
                copy = Copy(page)
                sign = "-"
            self.store(copy)
        if write:
            copy.dirty = True
        if sign == "-":
            self.missed[page] += 1
            if self.missed[page] >= 3:
                after = page + 1
                if self.cabinet(after).find(after) is None and self.in_tray(after) is None:
                    self.store(Copy(after))
                    sign = "*"
        return sign

    def flush(self, page):
        i = self.cabinet(page).find(page)
        copy = self.in_tray(page) if i is None else self.cabinet(page).drawers[i]
        if copy is None or not copy.dirty:
            return "."
        copy.dirty = False
        self.tally["written"] += 1
        return "f"


def main():
    count, width, room, rule = sys.stdin.readline().split()
    office = Office(int(count), int(width), int(room), rule)
    signs = ""
    for word in sys.stdin.readline().split():
        page = int(word[1:])
        if word[0] == "f":
            sign = office.flush(page)
        else:
            sign = office.access(page, word[0] == "w")
        signs += sign
        hits, rescues = signs.count("+"), signs.count("~")
        guesses = signs.count("*")
        misses = signs.count("-") + guesses
    print(signs)
    print("|".join(",".join("_" if c is None else str(c) for c in cab.drawers) for cab in office.cabinets))
    print(",".join(map(str, office.tray)) or "-")
    print(hits, rescues, misses, guesses, office.tally["written"], office.tally["thrown"])


main()
