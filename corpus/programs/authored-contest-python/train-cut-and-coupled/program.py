import sys


class Node:
    __slots__ = ("left", "right", "rank", "load", "size", "total", "low", "lazy", "flip")

    def __init__(self, load, rank):
        self.left = self.right = None
        self.rank = rank
        self.load = self.total = self.low = load
        self.size = 1
        self.lazy = 0
        self.flip = False


def size(t):
    return t.size if t else 0


def pull(t):
    t.size = 1
    t.total = t.low = t.load
    for c in (t.left, t.right):
        if c:
            t.size += c.size
            t.total += c.total
            if c.low < t.low:
                t.low = c.low


def raise_by(t, x):
    if t:
        t.load += x
        t.low += x
        t.total += x * t.size
        t.lazy += x


def push(t):
    if t.flip:
        t.left, t.right = t.right, t.left
        for c in (t.left, t.right):
            if c:
                c.flip = not c.flip
        t.flip = False
    if t.lazy:
        raise_by(t.left, t.lazy)
        raise_by(t.right, t.lazy)
        t.lazy = 0


def split(t, k):
    if t is None:
        return None, None
    push(t)
    if size(t.left) >= k:
        a, t.left = split(t.left, k)
        pull(t)
        return a, t
    t.right, b = split(t.right, k - size(t.left) - 1)
    pull(t)
    return t, b


def join(a, b):
    if a is None or b is None:
        return a or b
    if a.rank > b.rank:
        push(a)
        a.right = join(a.right, b)
        pull(a)
        return a
    push(b)
    b.left = join(a, b.left)
    pull(b)
    return b


def wagons(t):
    trail = []
    while trail or t:
        while t:
            push(t)
            trail.append(t)
            t = t.left
        t = trail.pop()
        yield t.load
        t = t.right


def main():
    feed = sys.stdin.readline
    n, q = map(int, feed().split())
    dice = 12345
    train = None
    for load in map(int, feed().split()):
        dice = (dice * 1103515245 + 12345) % 2147483648
        train = join(train, Node(load, dice >> 8))
    said = []
    skipped = 0
    for _ in range(q):
        word, *args = feed().split()
        args = [int(x) for x in args]
        n = size(train)
        if word == "in":
            p, x = args
            if p > n + 1:
                skipped += 1
                continue
            dice = (dice * 1103515245 + 12345) % 2147483648
            a, b = split(train, p - 1)
            train = join(join(a, Node(x, dice >> 8)), b)
            continue
        l = args[0]
        r = l if word == "out" else args[1]
        if r > n:
            skipped += 1
            continue
        a, b = split(train, r)
        a, mid = split(a, l - 1)
        if word == "out":
            said.append(mid.load)
            train = join(a, b)
            continue
        if word == "turn":
            mid.flip = not mid.flip
        elif word == "load":
            raise_by(mid, args[2])
        elif word == "sum":
            said.append(mid.total)
        elif word == "low":
            said.append(mid.low)
        if word == "back":
            train = join(join(a, b), mid)
        else:
            train = join(join(a, mid), b)
    print(*said)
    print(size(train), skipped, train.total if train else 0)
    print(*wagons(train))


main()
