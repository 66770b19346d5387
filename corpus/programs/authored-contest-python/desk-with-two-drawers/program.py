import sys


class Ring:
    """Doubly linked list in arrays; cell 0 is the sentinel, next[0] the freshest sheet."""

    def __init__(self, room):
        self.nxt = [0]
        self.prv = [0]
        self.room = room
        self.used = 0
        self.length = 0

    def grow(self, cells):
        while len(self.nxt) < cells:
            self.nxt.append(-1)
            self.prv.append(-1)

    def push(self, c, size):
        self.grow(c + 1)
        f = self.nxt[0]
        self.nxt[c], self.prv[c] = f, 0
        self.prv[f] = c
        self.nxt[0] = c
        self.used += size
        self.length += 1

    def cut(self, c, size):
        a, b = self.prv[c], self.nxt[c]
        self.nxt[a] = b
        self.prv[b] = a
        self.used -= size
        self.length -= 1

    def stalest(self):
        return self.prv[0]

    def walk(self):
        c = self.nxt[0]
        while c:
            yield c
            c = self.nxt[c]


def main():
    lines = sys.stdin.read().splitlines()
    roomTop, roomSide, big = map(int, lines[0].split())
    top = Ring(roomTop)
    side = Ring(roomSide)
    cellOf = {}
    names, sizes, inTop, uses = [""], [0], [False], [0]
    spare = []
    hits = misses = thrown = moved = 0
    log = []

    def throw(c):
        cellOf.pop(names[c])
        spare.append(c)

    for line in lines[1:]:
        word = line.split()
        if not word:
            continue
        if word[0] == "end":
            break
        if word[0] == "swap":
            # both drawers are emptied of their stalest sheet
            a, b = top.stalest(), side.stalest()
            if a and b and sizes[a] == sizes[b]:
                top.cut(a, sizes[a])
                side.cut(b, sizes[b])
                top.push(b, sizes[b])
                side.push(a, sizes[a])
                inTop[a], inTop[b] = False, True
                moved += 2
                log.append("<>")
            else:
                log.append("==")
            continue
        if word[0] == "fold":
            d = side.stalest()
            if d and sizes[d] > 1:
                saved = sizes[d] // 2
                sizes[d] -= saved
                side.used -= saved
                log.append("/")
            else:
                log.append("|")
            continue
        name = word[1]
        c = cellOf.get(name, 0)
        if word[0] == "drop":
            if c:
                (top if inTop[c] else side).cut(c, sizes[c])
                throw(c)
                log.append("x")
            else:
                log.append("-")
            continue
        if word[0] == "peek":
            if not c:
                log.append(".")
            elif inTop[c]:
                log.append("^" if top.nxt[0] == c else "'")
            else:
                log.append("v" if side.nxt[0] == c else ",")
            continue
        if word[0] == "look":
            if not c:
                misses += 1
                log.append("?")
                continue
            hits += 1
            uses[c] += 1
            s = sizes[c]
            if inTop[c]:
                top.cut(c, s)
                top.push(c, s)
                log.append("T")
                continue
            side.cut(c, s)
            if s > roomTop or s >= big and uses[c] < 2:
                side.push(c, s)
                log.append("s")
                continue
            top.push(c, s)
            inTop[c] = True
            moved += 1
            while top.used > roomTop:
                d = top.stalest()
                top.cut(d, sizes[d])
                side.push(d, sizes[d])
                inTop[d] = False
                moved += 1
            log.append("S")
        else:
            s = int(word[2])
            if c:
                (top if inTop[c] else side).cut(c, sizes[c])
                throw(c)
            if s > roomSide:
                log.append("!")
                continue
            if spare:
                c = spare.pop()
            else:
                c = len(names)
                names.append("")
                sizes.append(0)
                inTop.append(False)
                uses.append(0)
            names[c], sizes[c], inTop[c], uses[c] = name, s, False, 0
            cellOf[name] = c
            side.push(c, s)
            log.append("+")
        gone = 0
        while side.used > roomSide:
            d = side.stalest()
            side.cut(d, sizes[d])
            throw(d)
            gone += 1
        if gone:
            thrown += gone
            log[-1] += str(gone)

    print("".join(log))
    print(hits, misses, thrown, moved)
    for ring in (top, side):
        print(ring.used, ring.length, " ".join(f"{names[c]}{sizes[c]}" for c in ring.walk()))


main()
