import sys


def merge_sort(values):
    src = values[:]
    dst = [0] * len(src)
    n = len(src)
    width = 1
    lo = 0
    inversions = 0
    compared = 0
    report = []
    while width < n:
        mid = min(lo + width, n)
        hi = min(mid + width, n)
        i, j = lo, mid
        for k in range(lo, hi):
            if i < mid and j < hi:
                compared += 1
                left_first = src[i] <= src[j]
            else:
                left_first = i < mid
            if left_first:
                dst[k] = src[i]
                i += 1
            else:
                dst[k] = src[j]
                j += 1
                inversions += mid - i
        lo = hi
        if lo == n:
            report.append((width, compared, inversions))
            src, dst = dst, src
            width *= 2
            lo = 0
            compared = 0
    return src, report


def main():
    numbers = [int(tok) for tok in sys.stdin.read().split()]
    ordered, report = merge_sort(numbers)
    for width, compared, inversions in report:
        print("width %d: %d comparisons, %d inversions so far" % (width, compared, inversions))
    print(*ordered)


main()
