import sys


class Desk:
    def __init__(self, room, period):
        self.room = room
        self.period = period
        self.use = {}
        self.when = {}
        self.pinned = set()
        self.reads = 0
        self.hits = self.fetched = self.counter = 0
        self.top = 0
        self.returned = []

    def rank(self, book):
        return self.use[book], self.when[book]

    def put(self, book, use, when):
        self.use[book] = use
        self.when[book] = when
        self.top = max(self.top, use)

    def drop(self, book):
        del self.use[book], self.when[book]
        self.pinned.discard(book)

    def read(self, book, now):
        sign = "-"
        if book in self.use:
            self.hits += 1
            self.put(book, self.use[book] + 1, now)
            sign = "+"
        elif len(self.use) < self.room:
            self.fetched += 1
            self.put(book, 1, now)
        else:
            victim = None
            for other in self.use:
                if other in self.pinned:
                    continue
                if victim is None or self.rank(other) < self.rank(victim):
                    victim = other
            if victim is None:
                self.counter += 1
                sign = "c"
            else:
                sign = "*"
                self.drop(victim)
                self.returned.append(victim)
                self.fetched += 1
                self.put(book, 1, now)
        self.reads += 1
        if self.reads % self.period == 0:
            for other in self.use:
                self.use[other] //= 2
        return sign

    def request(self, word, books, now):
        book = books[0]
        here = book in self.use
        if word == "read":
            return self.read(book, now)
        if word == "pin":
            if here and book not in self.pinned:
                self.pinned.add(book)
                return "p"
        elif word == "free":
            if book in self.pinned:
                self.pinned.remove(book)
                return "f"
        elif word == "swap":
            if here and book not in self.pinned and books[1] not in self.use:
                use, when = self.use[book], self.when[book]
                self.drop(book)
                self.put(books[1], use, when)
                return "s"
        return "."


def main():
    room, period, q = map(int, sys.stdin.readline().split())
    desk = Desk(room, period)
    signs = ""
    for now in range(1, q + 1):
        word, *books = sys.stdin.readline().split()
        signs += desk.request(word, books, now)
        summary = desk.hits, desk.fetched, desk.counter, desk.top
        left = "".join(desk.use)
    print(signs)
    print("".join(desk.returned) or "none")
    shown = []
    for book in sorted(left, key=desk.rank):
        mark = "!" if book in desk.pinned else ""
        shown.append(f"{book}{desk.use[book]}@{desk.when[book]}{mark}")
    print(*shown)
    print(*summary)


main()
