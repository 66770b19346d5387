import sys


class Leaf:
    def __init__(self, key):
        self.key = key
        self.kids = [None, None]
        self.height = 1
        self.count = 1


class Index:
    def __init__(self):
        self.top = None
        self.doubles = self.misses = 0
        self.turns = [0, 0]

    @staticmethod
    def height(v):
        return v.height if v else 0

    @staticmethod
    def count(v):
        return v.count if v else 0

    def measure(self, v):
        a, b = v.kids
        v.height = 1 + max(self.height(a), self.height(b))
        v.count = 1 + self.count(a) + self.count(b)

    def lean(self, v):
        return self.height(v.kids[0]) - self.height(v.kids[1])

    def turn(self, v, right):
        # the child on the other side comes up
        side = 0 if right else 1
        c = v.kids[side]
        v.kids[side] = c.kids[1 - side]
        c.kids[1 - side] = v
        self.turns[side] += 1
        self.measure(v)
        self.measure(c)
        return c

    def mend(self, v):
        self.measure(v)
        lean = self.lean(v)
        if lean == 2:
            if self.lean(v.kids[0]) == -1:
                v.kids[0] = self.turn(v.kids[0], False)
            v = self.turn(v, True)
        elif lean == -2:
            if self.lean(v.kids[1]) == 1:
                v.kids[1] = self.turn(v.kids[1], True)
            v = self.turn(v, False)
        return v

    def add(self, v, key):
        if v is None:
            return Leaf(key)
        if key == v.key:
            self.doubles += 1
            return v
        side = 1 if key > v.key else 0
        v.kids[side] = self.add(v.kids[side], key)
        return self.mend(v)

    def cut(self, v, key):
        if v is None:
            self.misses += 1
            return None
        if key != v.key:
            side = 1 if key > v.key else 0
            v.kids[side] = self.cut(v.kids[side], key)
            return self.mend(v)
        if v.kids[0] is None:
            return v.kids[1]
        if v.kids[1] is None:
            return v.kids[0]
        low = v.kids[1]
        while low.kids[0]:
            low = low.kids[0]
        v.key = low.key
        v.kids[1] = self.cut(v.kids[1], low.key)
        return self.mend(v)

    def rank(self, key):
        v = self.top
        below = 0
        while v:
            if key > v.key:
                below += 1 + self.count(v.kids[0])
                v = v.kids[1]
            else:
                v = v.kids[0]
        return below

    def path(self, key):
        v = self.top
        steps = ""
        while v and v.key != key:
            side = key > v.key
            steps += "LR"[side]
            v = v.kids[side]
        return steps + ("*" if v else ".")

    def write(self, v):
        if v is None:
            return "-"
        if v.count == 1:
            return str(v.key)
        return f"{v.key}({self.write(v.kids[0])},{self.write(v.kids[1])})"


index = Index()
said = []
for line in sys.stdin:
    word, number = line.split()
    number = int(number)
    if word == "add":
        index.top = index.add(index.top, number)
    elif word == "cut":
        index.top = index.cut(index.top, number)
    elif word == "rank":
        said.append(str(index.rank(number)))
    else:
        said.append(index.path(number))
    tally = index.doubles, index.misses, *index.turns, index.height(index.top)
print(" ".join(said))
print(index.write(index.top))
print(*tally)
