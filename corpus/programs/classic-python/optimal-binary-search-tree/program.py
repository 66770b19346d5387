import sys


def read_ints():
    return list(map(int, sys.stdin.readline().split()))


def solve(hits, misses):
    n = len(hits)
    # costs[hi][lo] and roots[hi][lo] belong to the keys lo .. hi-1
    costs = [[0]]
    roots = [[0]]
    tried = 0
    pinned = 0
    for hi in range(1, n + 1):
        column = [0] * (hi + 1)
        tops = [hi - 1] * (hi + 1)
        weight = misses[hi]
        for lo in range(hi - 1, -1, -1):
            weight += hits[lo] + misses[lo]
            if lo == hi - 1:
                first, final = lo, lo
            else:
                first, final = roots[hi - 1][lo], tops[lo + 1]
                if first == final:
                    pinned += 1
            best = -1
            for r in range(first, final + 1):
                tried += 1
                value = costs[r][lo] + column[r + 1]
                if best < 0 or value < best:
                    best = value
                    tops[lo] = r
            column[lo] = best + weight
        costs.append(column)
        roots.append(tops)
    return costs[n][0], roots, tried, pinned


def outline(roots, keys):
    todo = [(0, len(keys), 1)]
    parts = []
    while todo:
        lo, hi, depth = todo.pop()
        if lo == hi:
            continue
        r = roots[hi][lo]
        parts.append(f"{keys[r]}{depth}")
        todo.append((r + 1, hi, depth + 1))
        todo.append((lo, r, depth + 1))
    return parts


keys = sys.stdin.readline().split()
hits = read_ints()
misses = read_ints()
total, roots, tried, pinned = solve(hits, misses)
print(total, tried, pinned)
print(*outline(roots, keys))
