import sys
from itertools import accumulate

rounds, moves = [], []
added = mixed = 0
busiest = -1
for number, line in enumerate(sys.stdin, 1):
    heaps = [int(x) for x in line.split()]
    lack = -sum(heaps) % len(heaps)
    heaps[-1] += lack
    added += lack
    even = sum(heaps) // len(heaps)
    across = list(accumulate(heap - even for heap in heaps))
    need = 0
    for heap, flow in zip(heaps, across):
        if heap - even > need:
            need = heap - even
        if abs(flow) > need:
            need = abs(flow)
    rounds.append(need)
    moves.append(sum(abs(flow) for flow in across))
    mixed += number * need
    if moves[-1] > busiest:
        busiest = moves[-1]
        widest = number, across[:-1]
print(*rounds)
print(*moves)
print(added, mixed, widest[0])
print(*widest[1])
