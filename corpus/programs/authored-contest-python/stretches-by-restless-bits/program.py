def squeeze(groups):
    """Joins neighbouring groups with equal values, keeping the earliest start."""
    out = []
    for low, high, start in groups:
        if out and out[-1][0] == low and out[-1][1] == high:
            continue
        out.append((low, high, start))
    return out


def survey(values, width, calm):
    tally = [0] * (width + 1)
    total = 0
    longest, where = 0, None
    groups = []
    peak = 0
    for right, v in enumerate(values):
        grown = []
        for low, high, start in groups:
            grown.append((low & v, high | v, start))
        grown.append((v, v, right))
        groups = squeeze(grown)
        peak = max(peak, len(groups))
        for k, (low, high, start) in enumerate(groups):
            stop = groups[k + 1][2] if k + 1 < len(groups) else right + 1
            many = stop - start
            restless = low ^ high
            size = 0
            x = restless
            while x:
                x &= x - 1
                size += 1
            tally[size] += many
            total += restless * many
            if size <= calm and right - start + 1 > longest:
                longest = right - start + 1
                where = (start + 1, right + 1)
    return tally, total, longest, where, peak, groups


def main():
    n, width, calm = map(int, input().split())
    values = list(map(int, input().split()))
    tally, total, longest, where, peak, groups = survey(values, width, calm)
    print(*tally)
    print(total, peak)
    print(longest, "%d-%d" % where)
    ends = []
    for low, high, start in groups:
        ends.append("%d:%s" % (start + 1, format(high ^ low, "b")))
    print(" ".join(ends))


main()
