import sys


def spans(n):
    for lo in range(n - 1, -1, -1):
        for hi in range(lo, n):
            yield lo, hi


def main():
    frieze = sys.stdin.readline().strip()
    price = {}
    for part in sys.stdin.readline().split():
        colour, value = part.split("=")
        price[colour] = int(value)
    n = len(frieze)
    UNIT = 100  # cost in the hundreds, strokes below

    best = [[0] * (n + 1) for _ in range(n + 2)]
    carried = 0
    for lo, hi in spans(n):
        colour = frieze[lo]
        rest = best[lo + 1][hi] if lo < hi else 0
        value = (price[colour] + 1) * UNIT + 1 + rest
        kept = value
        for mid in range(lo + 1, hi + 1):
            if frieze[mid] != colour:
                continue
            inner = best[lo + 1][mid - 1] if mid - lo > 1 else 0
            joined = inner + (mid - lo) * UNIT + best[mid][hi]
            if joined < value:
                value = joined
        if value < kept:
            carried += 1
        best[lo][hi] = value

    for hi in range(n):
        cost, strokes = divmod(best[0][hi], UNIT)
        print(frieze[: hi + 1], cost, strokes)
    print(carried)


main()
