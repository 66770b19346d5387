coins = sorted({int(c) for c in input().split()})
target = int(input())

fewest = [0]
last_coin = [0]
ways = [1] + [0] * target
hardest = 0
stuck = []

for amount in range(1, target + 1):
    need, used = None, 0
    for coin in coins:
        if coin > amount:
            break
        rest = fewest[amount - coin]
        if rest is None:
            continue
        if need is None or rest + 1 < need:
            need = rest + 1
            used = coin
    fewest.append(need)
    last_coin.append(used)
    if need is None:
        stuck.append(amount)
    elif need > fewest[hardest]:
        hardest = amount

for coin in coins:
    for amount in range(coin, target + 1):
        ways[amount] += ways[amount - coin]

print("amounts that cannot be paid:", len(stuck), stuck[-5:])
print("hardest amount:", hardest, "with", fewest[hardest], "coins")
print("ways to pay", target, "=", ways[target])
if fewest[target] is None:
    print("no payment")
else:
    purse = dict.fromkeys(coins, 0)
    left = target
    while left:
        purse[last_coin[left]] += 1
        left -= last_coin[left]
    print("fewest coins:", fewest[target])
    print(" + ".join(f"{purse[c]}x{c}" for c in reversed(coins) if purse[c]))
