import sys


def solve(values, k, bits):
    common = 0
    pool = list(range(len(values)))
    for b in range(bits - 1, -1, -1):
        want = common | 1 << b
        rest = [i for i in pool if values[i] & want == want]
        if len(rest) >= k:
            common = want
            pool = rest
    return common, pool


def main():
    t = int(sys.stdin.readline())
    acc = 0
    sure = 0
    widest = (0, 0)
    for case in range(1, t + 1):
        n, k, price = map(int, sys.stdin.readline().split())
        values = list(map(int, sys.stdin.readline().split()))
        common, pool = solve(values, k, 8)
        # what a few extra bits would cost: cheapest k numbers to be topped up
        best_gain, best_bit, best_cost = -1, "-", 0
        for b in range(8):
            bit = 1 << b
            if common & bit:
                continue
            lacking = sorted(bin(~v & (common | bit)).count("1") for v in values)
            cost = price * sum(lacking[:k])
            if bit - cost > best_gain:
                best_gain, best_bit, best_cost = bit - cost, b, cost
        if len(pool) == k:
            sure += 1
        acc = (acc << 1 & 1023) ^ common ^ len(pool)
        if common.bit_count() > widest[0]:
            widest = (common.bit_count(), case)
        print(f"{common:08b}", *[i + 1 for i in pool[:k]], f"+{len(pool) - k}", best_bit, best_cost)
    print(sure, acc, *widest)


main()
