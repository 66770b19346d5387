import sys


class Node:
    __slots__ = ("total", "head", "tail", "best")

    def __init__(self, total, head, tail, best):
        self.total = total
        self.head = head
        self.tail = tail
        self.best = best


def leaf(v):
    return Node(v, v, v, v)


def join(x, y):
    if x is None:
        return y
    if y is None:
        return x
    return Node(
        x.total + y.total,
        max(x.head, x.total + y.head),
        max(y.tail, y.total + x.tail),
        max(x.best, y.best, x.tail + y.head),
    )


class Ledger:
    def __init__(self, values):
        self.size = 1
        while self.size < len(values):
            self.size *= 2
        self.tree = [None] * (2 * self.size)
        for i, v in enumerate(values):
            self.tree[self.size + i] = leaf(v)
        for i in range(self.size - 1, 0, -1):
            self.tree[i] = join(self.tree[2 * i], self.tree[2 * i + 1])

    def correct(self, i, v):
        i += self.size
        self.tree[i] = leaf(v)
        while i > 1:
            i //= 2
            self.tree[i] = join(self.tree[2 * i], self.tree[2 * i + 1])

    def stretch(self, lo, hi):
        left = right = None
        lo += self.size
        hi += self.size
        while lo < hi:
            if lo & 1:
                left = join(left, self.tree[lo])
                lo += 1
            if hi & 1:
                hi -= 1
                right = join(self.tree[hi], right)
            lo //= 2
            hi //= 2
        return join(left, right)


def main():
    n, q = map(int, sys.stdin.readline().split())
    ledger = Ledger([int(t) for t in sys.stdin.readline().split()])
    replies = []
    drift = 0
    checksum = 0
    for _ in range(q):
        kind, x, y = sys.stdin.readline().split()
        x = int(x)
        y = int(y)
        if kind == "fix":
            # corrections are shifted by the last reply
            ledger.correct((x + drift) % n, y)
        else:
            found = ledger.stretch(x, y + 1)
            drift = found.best % n
            checksum = (checksum * 31 + found.best - found.total) % 1000003
            replies.append(found.best)
    print(*replies)
    print(checksum)


main()
