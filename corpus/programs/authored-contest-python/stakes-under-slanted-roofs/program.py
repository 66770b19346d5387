import sys


def line_sum(n, m, a, b):
    total = rounds = 0
    sign = 1
    while True:
        rounds += 1
        total += sign * (n * (n - 1) // 2 * (a // m) + n * (b // m))
        a %= m
        b %= m
        height = (a * n + b) // m
        if height == 0:
            return total, rounds
        # turn the picture: what lies left of the line is taken away
        total += sign * n * height
        sign = -sign
        n, m, a, b = height, a, m, m - b - 1 + a


def main():
    it = map(int, sys.stdin.read().split())
    roofs = next(it)
    sums = []
    grand = rounds = 0
    low, low_at = None, 0
    trail = 0
    for k in range(1, roofs + 1):
        first, last, a, b, m = (next(it) for _ in range(5))
        n = last - first + 1
        b += a * first
        if a < 0:
            # mirror the roof so that it rises
            b += a * (n - 1)
            a = -a
        stakes, used = line_sum(n, m, a, b)
        sums.append(stakes)
        grand += stakes
        rounds += used
        if low is None or stakes * low[1] < low[0] * n:
            low = (stakes, n)
            low_at = k
        trail = (trail * 7 + stakes + used) % 10007
    print(*sums)
    print(grand, low_at, rounds, trail)


main()
