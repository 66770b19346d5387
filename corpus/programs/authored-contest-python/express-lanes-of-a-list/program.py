import sys


TOP = 5


class Lanes:
    """Each lane says for a number (0 in front of all) which number comes next."""

    def __init__(self, a, b):
        self.a, self.b = a, b
        self.lane = [{0: 0} for _ in range(TOP)]
        self.rights = 0

    def height(self, x):
        r = (self.a * x + self.b) % 64
        h = 1
        while r % 2 == 0 and h < TOP:
            r //= 2
            h += 1
        return h

    def search(self, x):
        at = 0
        before = []
        for lane in reversed(self.lane):
            while 0 < lane[at] < x:
                at = lane[at]
                self.rights += 1
            before.append(at)
        return before[::-1], self.lane[0][at] == x

    def add(self, x, before):
        for k in range(self.height(x)):
            lane = self.lane[k]
            lane[x] = lane[before[k]]
            lane[before[k]] = x

    def cut(self, x, before):
        for lane, at in zip(self.lane, before):
            if lane[at] == x:
                lane[at] = lane.pop(x)

    def walk(self, k, at=0):
        lane = self.lane[k]
        at = lane[at]
        while at:
            yield str(at)
            at = lane[at]


def main():
    lanes = Lanes(*map(int, sys.stdin.readline().split()))
    out = []
    vain = 0
    for line in sys.stdin:
        word, x, *more = line.split()
        x = int(x)
        walked = lanes.rights
        before, found = lanes.search(x)
        steps = lanes.rights - walked + TOP - 1
        if word == "ask":
            out.append(f"{steps}{'+' if found else '-'}")
        elif word == "from":
            keys = []
            for key in lanes.walk(0, before[0]):
                if len(keys) == int(more[0]):
                    break
                keys.append(key)
            out.append(",".join(keys) or "-")
        elif (word == "add") == found:
            vain += 1
        elif word == "add":
            lanes.add(x, before)
        else:
            lanes.cut(x, before)
    print(*out)
    print("/".join(" ".join(lanes.walk(k)) for k in (4, 3, 2, 1, 0)))
    print(lanes.rights, vain)


main()
