import sys


class Shelf:
    """Copies counted by price, in two Fenwick trees."""

    def __init__(self, top):
        self.top = top
        self.stock = [0] * (top + 1)
        self.count = [0] * (top + 1)
        self.worth = [0] * (top + 1)

    def change(self, price, copies):
        self.stock[price] += copies
        i = price
        while i <= self.top:
            self.count[i] += copies
            self.worth[i] += copies * price
            i += i & -i

    def upto(self, price):
        copies = money = 0
        while price > 0:
            copies += self.count[price]
            money += self.worth[price]
            price -= price & -price
        return copies, money

    def kth(self, k):
        pos = 0
        for b in range(self.top.bit_length() - 1, -1, -1):
            step = pos + (1 << b)
            if step <= self.top and self.count[step] < k:
                pos = step
                k -= self.count[step]
        return pos + 1

    def affordable(self, purse):
        """Every copy up to the returned price can be paid; also the rest of the purse."""
        pos = 0
        for b in range(self.top.bit_length() - 1, -1, -1):
            step = pos + (1 << b)
            if step <= self.top and self.worth[step] <= purse:
                pos = step
                purse -= self.worth[step]
        return pos, purse


def main():
    data = sys.stdin
    top, q = map(int, data.readline().split())
    shelf = Shelf(top)
    total = 0
    income = 0
    sales = []
    for _ in range(q):
        words = data.readline().split()
        order = words[0]
        args = [int(w) for w in words[1:]]
        if order == "put":
            price, copies = args
            shelf.change(price, copies)
            total += copies
            continue
        if order == "above":
            copies, money = shelf.upto(args[0])
            print(total - copies, shelf.upto(top)[1] - money)
            continue
        if order == "middle":
            if total == 0:
                print("none")
                continue
            median = shelf.kth((total + 1) // 2)
            below, cheap = shelf.upto(median)
            dear = shelf.upto(top)[1] - cheap
            print(median, median * below - cheap + dear - median * (total - below))
            continue
        if order == "back":
            if not sales:
                print("none")
                continue
            copies = 0
            for price, c in sales.pop():
                shelf.change(price, c)
                copies += c
                income -= price * c
            total += copies
            print(copies)
            continue

        sold = []
        if order == "take":
            if args[0] <= total:
                sold.append((shelf.kth(args[0]), 1))
        elif order == "dearest":
            left = args[0]
            if left <= total:
                price = top
                while left:
                    if shelf.stock[price]:
                        c = min(left, shelf.stock[price])
                        sold.append((price, c))
                        left -= c
                    price -= 1
        else:
            full, purse = shelf.affordable(args[0])
            for price in range(1, full + 1):
                if shelf.stock[price]:
                    sold.append((price, shelf.stock[price]))
            if full < top and purse > full:
                sold.append((full + 1, purse // (full + 1)))

        copies = money = 0
        for price, c in sold:
            shelf.change(price, -c)
            copies += c
            money += price * c
        if copies:
            sales.append(sold)
            total -= copies
            income += money
            print(copies, "for", money)
        else:
            print("none")

    print("income", income)
    print(*(f"{p}*{c}" for p, c in enumerate(shelf.stock) if c))


main()
