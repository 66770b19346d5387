from bisect import bisect_left, bisect_right


class Ladder:
    """Prefix maxima of (length, number) pairs over ranks 1..size."""

    def __init__(self, size):
        self.size = size
        self.length = [0] * (size + 1)
        self.number = [0] * (size + 1)

    def put(self, at, length, number):
        while at <= self.size:
            if self.length[at] < length:
                self.length[at] = length
                self.number[at] = number
            elif self.length[at] == length:
                self.number[at] += number
            at += at & -at

    def ask(self, at):
        length = number = 0
        while at > 0:
            if self.length[at] > length:
                length, number = self.length[at], self.number[at]
            elif self.length[at] == length:
                number += self.number[at]
            at -= at & -at
        return (length, number) if length else (0, 1)


n, step = map(int, input().split())
heights = list(map(int, input().split()))
ranked = sorted(set(heights))


def sweep(values, forward):
    size = len(ranked)
    ladder = Ladder(size)
    longest, ways = [0] * n, [0] * n
    for turn in range(n):
        i = turn if forward else n - 1 - turn
        if forward:
            reach = bisect_right(ranked, values[i] - step)
            spot = bisect_left(ranked, values[i]) + 1
        else:
            reach = size - bisect_left(ranked, values[i] + step)
            spot = size - bisect_left(ranked, values[i])
        length, number = ladder.ask(reach)
        longest[i] = length + 1
        ways[i] = number
        ladder.put(spot, length + 1, number)
    return longest, ways


up, upWays = sweep(heights, True)
down, downWays = sweep(heights, False)
record = max(up)
total = sum(w for l, w in zip(up, upWays) if l == record)

roles = ""
sums = [0] * (record + 1)
for i in range(n):
    if up[i] + down[i] - 1 < record:
        roles += "."
        continue
    through = upWays[i] * downWays[i]
    roles += "*" if through == total else "+"
    sums[up[i]] += through * heights[i]

print(record, total)
print(roles)
print(*sums[1:])
print(*up)
