import sys
from collections import Counter


class Book:
    def __init__(self):
        self.bids = []      # best first: [price, number, trader, quantity]
        self.asks = []
        self.trades = []
        self.position = Counter()
        self.volume = self.money = self.struck = 0

    def side(self, buying):
        return self.bids if buying else self.asks

    def enter(self, buying, order):
        rows = self.side(buying)
        i = 0
        while i < len(rows):
            if buying and rows[i][0] < order[0]:
                break
            if not buying and rows[i][0] > order[0]:
                break
            i += 1
        rows.insert(i, order)

    def suits(self, buying, limit, price):
        if limit is None:
            return True
        return price <= limit if buying else price >= limit

    def match(self, buying, trader, wanted, limit):
        rows = self.side(not buying)
        while wanted > 0 and rows:
            best = rows[0]
            if not self.suits(buying, limit, best[0]):
                break
            if best[2] == trader:
                rows.pop(0)
                self.struck += 1
                continue
            amount = min(wanted, best[3])
            wanted -= amount
            best[3] -= amount
            if best[3] == 0:
                rows.pop(0)
            buyer, seller = (trader, best[2]) if buying else (best[2], trader)
            self.trades.append(f"{buyer}{seller}{amount}@{best[0]}")
            self.position[buyer] += amount
            self.position[seller] -= amount
            self.volume += amount
            self.money += amount * best[0]
        return wanted

    def supply(self, trader, limit):
        return sum(row[3] for row in self.asks if row[0] <= limit and row[2] != trader)

    def find(self, number):
        for rows in (self.bids, self.asks):
            for row in rows:
                if row[1] == number:
                    return rows, row
        return None, None


book = Book()
given_up = refused = idle = 0
for number, line in enumerate(sys.stdin, 1):
    word, *args = line.split()
    if word in ("buy", "sell"):
        trader, quantity, price = args[0], int(args[1]), int(args[2])
        buying = word == "buy"
        rest = book.match(buying, trader, quantity, price)
        if rest:
            book.enter(buying, [price, number, trader, rest])
    elif word == "now":
        given_up += book.match(args[2] == "b", args[0], int(args[1]), None)
    elif word == "all":
        trader, quantity, price = args[0], int(args[1]), int(args[2])
        if book.supply(trader, price) >= quantity:
            book.match(True, trader, quantity, price)
        else:
            refused += 1
    else:
        rows, row = book.find(int(args[0]))
        if row is None:
            idle += 1
        elif word == "drop":
            rows.remove(row)
        elif row[3] > int(args[1]):
            row[3] -= int(args[1])
        else:
            rows.remove(row)

print(*(book.trades or ["none"]))
print(" ".join(f"{row[3]}@{row[0]}" for row in book.bids) or "no bids")
print(" ".join(f"{row[3]}@{row[0]}" for row in book.asks) or "no offers")
print(book.volume, book.money, book.struck, given_up, refused, idle)
print(*(f"{t}:{book.position[t]}" for t in sorted(book.position)))
