import sys
from bisect import bisect_left


class Drawer:
    def __init__(self, keys, lower):
        self.keys = keys
        self.lower = lower


class CardIndex:
    def __init__(self, k):
        self.k = k
        self.top = Drawer([], [])
        self.splits = self.moved = self.merges = self.idle = 0

    def trail(self, x):
        """Drawers from the top to the one with x or a leaf, each with the place of x."""
        drawer = self.top
        steps = []
        while True:
            i = bisect_left(drawer.keys, x)
            steps.append((drawer, i))
            if i < len(drawer.keys) and drawer.keys[i] == x:
                return steps, True
            if not drawer.lower:
                return steps, False
            drawer = drawer.lower[i]

    def put(self, x):
        steps, found = self.trail(x)
        if found:
            self.idle += 1
            return
        drawer, i = steps.pop()
        drawer.keys.insert(i, x)
        while len(drawer.keys) > 2 * self.k:
            self.splits += 1
            k = self.k
            right = Drawer(drawer.keys[k + 1:], drawer.lower[k + 1:])
            middle = drawer.keys[k]
            del drawer.keys[k:], drawer.lower[k + 1:]
            if not steps:
                self.top = Drawer([middle], [drawer, right])
                return
            above, i = steps.pop()
            above.keys.insert(i, middle)
            above.lower.insert(i + 1, right)
            drawer = above

    def take(self, x):
        steps, found = self.trail(x)
        if not found:
            self.idle += 1
            return
        drawer, i = steps[-1]
        if drawer.lower:
            holder = drawer
            drawer = holder.lower[i]
            while drawer.lower:
                steps.append((drawer, len(drawer.keys)))
                drawer = drawer.lower[-1]
            holder.keys[i] = drawer.keys.pop()
        else:
            steps.pop()
            drawer.keys.pop(i)
        while steps and len(drawer.keys) < self.k:
            above, i = steps.pop()
            before = above.lower[i - 1] if i > 0 else None
            after = above.lower[i + 1] if i < len(above.keys) else None
            if before and len(before.keys) > self.k:
                self.moved += 1
                drawer.keys.insert(0, above.keys[i - 1])
                above.keys[i - 1] = before.keys.pop()
                if before.lower:
                    drawer.lower.insert(0, before.lower.pop())
            elif after and len(after.keys) > self.k:
                self.moved += 1
                drawer.keys.append(above.keys[i])
                above.keys[i] = after.keys.pop(0)
                if after.lower:
                    drawer.lower.append(after.lower.pop(0))
            else:
                self.merges += 1
                if before is None:
                    before, drawer, i = drawer, after, i + 1
                before.keys += [above.keys.pop(i - 1)] + drawer.keys
                before.lower += drawer.lower
                above.lower.pop(i)
            drawer = above
        if not self.top.keys and self.top.lower:
            self.top = self.top.lower[0]


def main():
    index = CardIndex(int(sys.stdin.readline()))
    said = []
    for line in sys.stdin:
        word, x = line.split()
        if word == "+":
            index.put(int(x))
        elif word == "-":
            index.take(int(x))
        else:
            steps, found = index.trail(int(x))
            said.append("".join(str(i) for _, i in steps[:-1]) + ("+" if found else "."))
        counts = index.splits, index.moved, index.merges, index.idle
    print(*(said or ["none"]))
    level = [index.top]
    while level:
        print(*(",".join(map(str, d.keys)) or "empty" for d in level))
        level = [low for d in level for low in d.lower]
    print(*counts)


main()
