import sys

read = sys.stdin.readline


class Row:
    # a node knows its balance, and the lowest and highest balance of its prefixes (the empty one too)

    def __init__(self, text):
        self.n = len(text)
        self.text = text
        size = 4 * self.n
        self.bal = [0] * size
        self.low = [0] * size
        self.high = [0] * size
        self.turned = [False] * size
        self.build(1, 0, self.n - 1)

    def leaf(self, v, ch):
        d = 1 if ch == "(" else -1
        self.bal[v] = d
        self.low[v] = min(d, 0)
        self.high[v] = max(d, 0)
        self.turned[v] = False

    def pull(self, v):
        a, b = 2 * v, 2 * v + 1
        d = self.bal[a]
        self.bal[v] = d + self.bal[b]
        self.low[v] = min(self.low[a], d + self.low[b])
        self.high[v] = max(self.high[a], d + self.high[b])

    def build(self, v, lo, hi):
        if lo == hi:
            self.leaf(v, self.text[lo])
            return
        mid = (lo + hi) // 2
        self.build(2 * v, lo, mid)
        self.build(2 * v + 1, mid + 1, hi)
        self.pull(v)

    def flip(self, v):
        self.bal[v] = -self.bal[v]
        self.low[v], self.high[v] = -self.high[v], -self.low[v]
        self.turned[v] = not self.turned[v]

    def push(self, v):
        if self.turned[v]:
            self.flip(2 * v)
            self.flip(2 * v + 1)
            self.turned[v] = False

    def turn(self, l, r, v, lo, hi):
        if l <= lo and hi <= r:
            self.flip(v)
            return
        self.push(v)
        mid = (lo + hi) // 2
        if l <= mid:
            self.turn(l, r, 2 * v, lo, mid)
        if r > mid:
            self.turn(l, r, 2 * v + 1, mid + 1, hi)
        self.pull(v)

    def put(self, p, ch):
        path = []
        v, lo, hi = 1, 0, self.n - 1
        while lo < hi:
            self.push(v)
            path.append(v)
            mid = (lo + hi) // 2
            if p <= mid:
                v, hi = 2 * v, mid
            else:
                v, lo = 2 * v + 1, mid + 1
        self.leaf(v, ch)
        while path:
            self.pull(path.pop())

    def parts(self, l, r):
        """The nodes that together make up l..r, from left to right."""
        todo = [(1, 0, self.n - 1)]
        while todo:
            v, lo, hi = todo.pop()
            if r < lo or hi < l:
                continue
            if l <= lo and hi <= r:
                yield v, lo, hi
                continue
            self.push(v)
            mid = (lo + hi) // 2
            todo.append((2 * v + 1, mid + 1, hi))
            todo.append((2 * v, lo, mid))

    def sink(self, v, lo, hi, start):
        while lo < hi:
            self.push(v)
            mid = (lo + hi) // 2
            if start + self.low[2 * v] < 0:
                v, hi = 2 * v, mid
            else:
                start += self.bal[2 * v]
                v, lo = 2 * v + 1, mid + 1
        return lo


def main():
    row = Row(read().strip())
    n = row.n
    shift = 0
    for _ in range(int(read())):
        cmd = read().split()
        a = (int(cmd[1]) - 1 + shift) % n
        if cmd[0] == "put":
            row.put(a, cmd[2])
            continue
        if cmd[0] == "level":
            height = 0
            for v, _, _ in row.parts(0, a):
                height += row.bal[v]
            print("+" if height > 0 else "", height, sep="")
            continue
        if cmd[0] == "split":
            total = 0
            where = 0
            for v, lo, hi in row.parts(a, n - 1):
                if total + row.low[v] < 0:
                    where = row.sink(v, lo, hi, total) + 1
                    break
                total += row.bal[v]
            print(where if where else "-")
            shift = (shift + where) % n
            continue
        b = (int(cmd[2]) - 1 + shift) % n
        if a > b:
            a, b = b, a
        if cmd[0] == "turn":
            row.turn(a, b, 1, 0, n - 1)
        else:
            total = deep = peak = 0
            for v, lo, hi in row.parts(a, b):
                deep = min(deep, total + row.low[v])
                peak = max(peak, total + row.high[v])
                total += row.bal[v]
            print(-deep, total - deep, peak)
            shift = (shift + peak) % n
    print("".join("(" if row.bal[v] > 0 else ")" for i in range(n) for v, _, _ in row.parts(i, i)))


main()
