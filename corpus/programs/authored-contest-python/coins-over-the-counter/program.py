coins = list(map(int, input().split()))
R, *prices = map(int, input().split())
top = max(prices) + R
NEVER = 10 ** 6

fewest = [0] + [NEVER] * top
for value in range(1, top + 1):
    for coin in coins:
        if coin <= value and fewest[value - coin] + 1 < fewest[value]:
            fewest[value] = fewest[value - coin] + 1

better = total = 0
for price in prices:
    best, back = NEVER, 0
    for change in range(R + 1):
        handled = fewest[price + change] + fewest[change]
        if handled < best:
            best, back = handled, change
    if best == NEVER:
        print("no")
        continue
    total += best
    better += best < fewest[price]
    print(f"{best}/{back}")
print(better, total, sum(f == NEVER for f in fewest[1:R + 1]))
