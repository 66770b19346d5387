import heapq
from collections import defaultdict


def lay(hand):
    ends = defaultdict(list)        # last card -> heap of (length, first card)
    for v in sorted(hand):
        if ends[v - 1]:
            length, first = heapq.heappop(ends[v - 1])
        else:
            length, first = 0, v
        heapq.heappush(ends[v], (length + 1, first))
    return sorted((first, last) for last in ends for _, first in ends[last])


k, hands = map(int, input().split())
solved = longest = lonely = 0
for _ in range(hands):
    rows = lay(map(int, input().split()))
    good = []
    rest = []
    for first, last in rows:
        size = last - first + 1
        longest = max(longest, size)
        if size >= k:
            good.append(f"{first}-{last}")
        else:
            rest += range(first, last + 1)
    lonely += len(rest)
    if rest:
        print("short", *good, "|", *sorted(rest))
    else:
        solved += 1
        print("solved", *good)
print(solved, longest, lonely)
