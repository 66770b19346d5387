from heapq import heappush, heappop

n, step = map(int, input().split())
prices = list(map(int, input().split()))

FREE, OWNED = 0, 1
offers = []
profit = 0
trades = 0
moved = 0
milestones = []

for day, price in enumerate(prices, start=1):
    if offers and offers[0][0] < price:
        low, kind = heappop(offers)
        profit += price - low
        if kind == OWNED:
            trades += 2
        else:
            moved += 1
        heappush(offers, (price, FREE))
    heappush(offers, (price, OWNED))
    if day % step == 0:
        milestones.append(profit)

print(profit, trades)
print("moved", moved)
print(" ".join(str(m) for m in milestones))
