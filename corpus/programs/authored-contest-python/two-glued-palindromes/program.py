import sys


def radii(t):
    size = len(t)
    rad = [0] * size
    centre = right = 0
    i = 0
    while i < size:
        k = 0
        if i < right:
            k = min(right - i, rad[2 * centre - i])
        while i - k - 1 >= 0 and i + k + 1 < size and t[i - k - 1] == t[i + k + 1]:
            k += 1
        rad[i] = k
        if i + k > right:
            centre, right = i, i + k
        i += 1
    return rad


def solve():
    word = sys.stdin.readline().strip()
    n = len(word)
    marked = "#" + "#".join(word) + "#"
    rad = radii(marked)

    # longest palindrome that starts at / ends at each letter
    starts = [1] * n
    ends = [1] * n
    for c, k in enumerate(rad):
        if k:
            first = (c - k) // 2
            last = first + k - 1
            starts[first] = max(starts[first], k)
            ends[last] = max(ends[last], k)
    for i in range(1, n):
        starts[i] = max(starts[i], starts[i - 1] - 2)
    for i in range(n - 2, -1, -1):
        ends[i] = max(ends[i], ends[i + 1] - 2)

    best = gap = reached = 0
    area = twins = 0
    for g in range(1, n):
        a, b = ends[g - 1], starts[g]
        area += a * b
        twins += a == b
        if a + b > best:
            best, gap, reached = a + b, g, 1
        elif a + b == best:
            reached += 1
    print(best, gap, reached)
    print(word[gap - ends[gap - 1]:gap] + "|" + word[gap:gap + starts[gap]])
    print(area, twins)
    print(sum(rad[1::2]), sum(rad[::2]))


solve()
