import sys
from heapq import heappush, heappop


def main():
    k, bound = map(int, sys.stdin.readline().split())
    readings = [int(x) for x in sys.stdin.readline().split()]
    low, high = [], []          # pairs (-value, -i) and (value, i)
    in_low = 0
    side = {}
    middles = []
    alarms = []
    skew = changes = total = 0
    for i, x in enumerate(readings):
        if middles and abs(x - middles[-1]) > bound:
            alarms.append(i)
        total += x
        if low and (x, i) < (-low[0][0], -low[0][1]):
            heappush(low, (-x, -i))
            side[i] = "low"
            in_low += 1
        else:
            heappush(high, (x, i))
            side[i] = "high"
        if i >= k:
            total -= readings[i - k]
            if side.pop(i - k) == "low":
                in_low -= 1
        want = (min(i + 1, k) + 1) // 2
        while True:
            # readings that have dropped out are removed when they surface
            while low and -low[0][1] not in side:
                heappop(low)
            while high and high[0][1] not in side:
                heappop(high)
            if in_low < want:
                v, j = heappop(high)
                heappush(low, (-v, -j))
                side[j] = "low"
                in_low += 1
            elif in_low > want:
                v, j = heappop(low)
                heappush(high, (-v, -j))
                side[-j] = "high"
                in_low -= 1
            else:
                break
        if i >= k - 1:
            middle = -low[0][0]
            if middles and middle != middles[-1]:
                changes += 1
            middles.append(middle)
            skew += total - k * middle
    print(*middles)
    print(*(alarms or ["calm"]))
    print(skew, changes, max(middles))


main()
