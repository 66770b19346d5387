import sys

ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
place = {}
for r, row in enumerate(ROWS):
    for c, ch in enumerate(row):
        place[ch] = (r, c)


def slip(a, b):
    """Price of overtyping a by b."""
    if a == b:
        return 0
    ra, ca = place[a]
    rb, cb = place[b]
    if abs(ra - rb) <= 1 and abs(ca - cb) <= 1:
        return 2
    return 3 if ra == rb else 4


def table(src, dst):
    n, m = len(src), len(dst)
    best = [[0] * (m + 1) for _ in range(n + 1)]
    swaps = 0
    for i in range(n, -1, -1):
        for j in range(m, -1, -1):
            if i == n and j == m:
                continue
            low = 10 ** 6
            if i < n and j < m:
                low = slip(src[i], dst[j]) + best[i + 1][j + 1]
            if i < n:
                cost = 1 if i > 0 and src[i - 1] == src[i] else 3
                if cost + best[i + 1][j] < low:
                    low = cost + best[i + 1][j]
            if j < m:
                cost = 2 if j > 0 and dst[j - 1] == dst[j] else 3
                if cost + best[i][j + 1] < low:
                    low = cost + best[i][j + 1]
            if i + 1 < n and j + 1 < m and src[i] == dst[j + 1] and src[i + 1] == dst[j]:
                if src[i] != src[i + 1] and 2 + best[i + 2][j + 2] < low:
                    low = 2 + best[i + 2][j + 2]
                    swaps += 1
            best[i][j] = low
    return best, swaps


def script(src, dst, best):
    n, m = len(src), len(dst)
    i = j = 0
    out = []
    keep = 0
    tally = {"swap": 0, "over": 0, "cut": 0, "type": 0}

    def flush():
        nonlocal keep
        if keep:
            out.append("=%d" % keep)
            keep = 0

    while i < n or j < m:
        now = best[i][j]
        if i < n and j < m and src[i] == dst[j] and now == best[i + 1][j + 1]:
            keep += 1
            i += 1
            j += 1
            continue
        flush()
        crossed = i + 1 < n and j + 1 < m and src[i] == dst[j + 1] and src[i + 1] == dst[j]
        if crossed and src[i] != src[i + 1] and now == 2 + best[i + 2][j + 2]:
            out.append("%" + src[i] + src[i + 1])
            tally["swap"] += 1
            i += 2
            j += 2
        elif i < n and j < m and now == slip(src[i], dst[j]) + best[i + 1][j + 1]:
            out.append(src[i] + ">" + dst[j])
            tally["over"] += 1
            i += 1
            j += 1
        else:
            cut = 3
            if i > 0 and i < n and src[i - 1] == src[i]:
                cut = 1
            if i < n and now == cut + best[i + 1][j]:
                out.append("-" + src[i])
                tally["cut"] += 1
                i += 1
            else:
                out.append("+" + dst[j])
                tally["type"] += 1
                j += 1
    flush()
    return out, tally


def main():
    src = sys.stdin.readline().strip()
    dst = sys.stdin.readline().strip()
    best, swaps = table(src, dst)
    out, tally = script(src, dst, best)
    print(best[0][0], swaps)
    print(" ".join(out))
    print(" ".join("%s=%d" % kv for kv in tally.items()))
    print(*[row[0] for row in best])


main()
