import sys


class Counter:
    """How many of the values noted so far are at most v."""

    def __init__(self, values):
        self.values = sorted(set(values))
        self.tree = [0] * (len(self.values) + 1)

    def place(self, v):
        lo, hi = 0, len(self.values)
        while lo < hi:
            mid = (lo + hi) // 2
            if self.values[mid] <= v:
                lo = mid + 1
            else:
                hi = mid
        return lo

    def note(self, v):
        i = self.place(v)
        while i < len(self.tree):
            self.tree[i] += 1
            i += i & -i

    def upto(self, v):
        i = self.place(v)
        total = 0
        while i > 0:
            total += self.tree[i]
            i -= i & -i
        return total


def main():
    n = int(sys.stdin.readline())
    spans = []
    for word in sys.stdin.readline().split():
        l, r = word.split(":")
        spans.append((int(l), int(r)))
    lefts = [l for l, _ in spans]
    rights = [r for _, r in spans]
    inner = [0] * n
    outer = [0] * n
    ends = Counter(rights)
    begins = Counter(lefts)
    order = sorted(range(n), key=lambda i: -spans[i][0])
    k = 0
    for i in order:
        l, r = spans[i]
        while k < n and spans[order[k]][0] >= l:
            ends.note(spans[order[k]][1])
            k += 1
        inner[i] = ends.upto(r) - 1
    order.sort(key=lambda i: -spans[i][1])
    k = 0
    for i in order:
        l, r = spans[i]
        while k < n and spans[order[k]][1] >= r:
            begins.note(spans[order[k]][0])
            k += 1
        outer[i] = begins.upto(l) - 1
    equal = {}
    for span in spans:
        equal[span] = equal.get(span, 0) + 1
    cross = []
    apart = 0
    for i in range(n):
        l, r = spans[i]
        far = n - begins.upto(r - 1) + ends.upto(l)
        apart += far
        cross.append(n - far - inner[i] - outer[i] - 1 + equal[l, r] - 1)
    print(*inner)
    print(*outer)
    print(*cross)
    best = max(range(n), key=lambda i: (inner[i] + outer[i] + cross[i], -i))
    print(best + 1, apart // 2)


main()
