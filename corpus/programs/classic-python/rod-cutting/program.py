import sys


def plan(prices, n, saw):
    """Best income for every rod length up to n, and the first piece to cut off."""
    income = [0] * (n + 1)
    first = [0] * (n + 1)
    whole = []
    trend = 0
    for length in range(1, n + 1):
        top = None
        piece = 0
        for cut in range(1, min(length, len(prices)) + 1):
            gain = prices[cut - 1] + income[length - cut]
            if cut < length:
                gain -= saw
            if top is None or gain > top:
                top, piece = gain, cut
        income[length] = top
        first[length] = piece
        if piece == length:
            whole.append(length)
        if top > income[length - 1]:
            trend += 1
    return income, first, whole, trend


def pieces(first, length):
    out = []
    while length > 0:
        out.append(first[length])
        length -= first[length]
    return out


def main():
    n, saw = map(int, sys.stdin.readline().split())
    prices = list(map(int, sys.stdin.readline().split()))
    orders = list(map(int, sys.stdin.readline().split()))
    income, first, whole, trend = plan(prices, n, saw)
    for length in orders:
        print(f"rod {length}: income {income[length]} pieces {'+'.join(map(str, pieces(first, length)))}")
    print("sold whole:", *whole)
    print("lengths that earn more than the one before:", trend)


main()
