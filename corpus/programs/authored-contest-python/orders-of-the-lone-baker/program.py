import sys
import heapq


class Order:
    def __init__(self, number, minutes, due, tip):
        self.number = number
        self.minutes = minutes
        self.due = due
        self.tip = tip

    def __lt__(self, other):
        # what comes first is cancelled first
        if self.minutes != other.minutes:
            return self.minutes > other.minutes
        if self.tip != other.tip:
            return self.tip < other.tip
        return self.number > other.number


def read():
    n = int(sys.stdin.readline())
    for number in range(1, n + 1):
        yield Order(number, *map(int, sys.stdin.readline().split()))


orders = sorted(read(), key=lambda o: (o.due, o.number))
plan = []
busy = tips = 0
cancelled = []
for order in orders:
    heapq.heappush(plan, order)
    busy += order.minutes
    tips += order.tip
    if busy > order.due:
        out = heapq.heappop(plan)
        busy -= out.minutes
        tips -= out.tip
        cancelled.append(f"{out.number}" if out is order else f"{out.number}<{order.number}")

print(len(plan), busy, tips)
print("cancelled", *cancelled)
clock = 0
tightest = None
baked = []
for order in sorted(plan, key=lambda o: (o.due, o.number)):
    clock += order.minutes
    baked.append(f"{order.number}@{clock}")
    spare = order.due - clock
    if tightest is None or spare < tightest[0]:
        tightest = (spare, order.number)
print(*baked)
if tightest:
    print("tightest", tightest[1], tightest[0])
