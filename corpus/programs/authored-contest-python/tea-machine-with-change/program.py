from sys import stdin

COINS = [200, 100, 50, 20, 10, 5]


def pay_out(amount, box):
    """Largest coins first, at most as many as there are; None if it does not work out."""
    given = [0] * len(COINS)
    for i, coin in enumerate(COINS):
        use = min(amount // coin, box[i])
        given[i] = use
        amount -= use * coin
    return given if amount == 0 else None


def spell(given):
    words = []
    for coin, n in zip(COINS, given):
        if n == 1:
            words.append(str(coin))
        elif n > 1:
            words.append(f"{n}x{coin}")
    return "+".join(words) if words else "0"


lines = stdin.read().splitlines()
kinds, max_credit, patience = map(int, lines[0].split())
box = list(map(int, lines[1].split()))
price, stock, sold, refused = {}, {}, {}, {}
for line in lines[2:2 + kinds]:
    slot, cost, pieces = line.split()
    price[slot] = int(cost)
    stock[slot] = int(pieces)
    sold[slot] = 0
    refused[slot] = 0

credit = 0
inserted = [0] * 6
till = 0
kept = 0
last = 0
exact = False
for line in lines[2 + kinds:]:
    when, event, *rest = line.split()
    now = int(when)
    if credit and now - last > patience:
        kept += credit
        print(when, "keeps", spell(inserted))
        credit = 0
        inserted = [0] * 6
    last = now
    if event == "coin":
        value = int(rest[0])
        if value not in COINS:
            print(when, "rejects", value)
        elif credit + value > max_credit:
            print(when, "full", value)
        elif exact and value > 50:
            print(when, "exact", value)
        else:
            i = COINS.index(value)
            inserted[i] += 1
            box[i] += 1
            credit += value
    elif event == "press":
        slot = rest[0]
        if slot not in price:
            print(when, "unknown", slot)
        elif stock[slot] == 0:
            refused[slot] += 1
            other = None
            for s in sorted(price):
                if stock[s] and price[s] <= credit and (other is None or price[s] > price[other]):
                    other = s
            print(when, "empty", slot, "try " + other if other else "sorry")
        elif credit < price[slot]:
            refused[slot] += 1
            print(when, "needs", price[slot] - credit)
        else:
            change = pay_out(credit - price[slot], box)
            if change is None:
                refused[slot] += 1
                print(when, "nochange", slot)
            else:
                for i in range(6):
                    box[i] -= change[i]
                stock[slot] -= 1
                sold[slot] += 1
                till += price[slot]
                credit = 0
                inserted = [0] * 6
                print(when, slot, spell(change))
    elif event == "back":
        if credit == 0:
            print(when, "nothing")
        else:
            for i in range(6):
                box[i] -= inserted[i]
            print(when, "back", spell(inserted))
            credit = 0
            inserted = [0] * 6
    elif event == "fill":
        slot, pieces = rest[0], int(rest[1])
        if slot in stock:
            stock[slot] = min(stock[slot] + pieces, 9)
            if len(rest) > 2:
                price[slot] = int(rest[2])
    elif event == "service":
        out = 0
        if credit == 0:
            for i in range(6):
                if box[i] > 6:
                    out += (box[i] - 6) * COINS[i]
                    box[i] = 6
                elif box[i] == 0 and till >= 3 * COINS[i]:
                    box[i] = 3
                    out -= 3 * COINS[i]
        print(when, "service", out)
    exact = box[5] + 2 * box[4] < 3

print(*box, credit)
for slot in sorted(sold):
    print(slot, price[slot], stock[slot], sold[slot], refused[slot])
print(till, kept, sum(c * n for c, n in zip(COINS, box)))
