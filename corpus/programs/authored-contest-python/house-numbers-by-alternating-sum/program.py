from collections import defaultdict


def digits(n, b):
    out = []
    while n:
        n, d = divmod(n, b)
        out.append(d)
    return out[::-1]


def table(limit, b):
    """alternating sum -> (count, total) for the numbers 0 .. limit - 1."""
    ds = digits(limit, b)
    below = {}
    prefix_sum = prefix = 0
    for place, d in enumerate(ds):
        sign = 1 if (len(ds) - place) % 2 else -1
        new = defaultdict(lambda: [0, 0])
        for s, (count, total) in below.items():
            for x in range(b):
                cell = new[s + sign * x]
                cell[0] += count
                cell[1] += total * b + count * x
        for x in range(d):
            cell = new[prefix_sum + sign * x]
            cell[0] += 1
            cell[1] += prefix * b + x
        prefix_sum += sign * d
        prefix = prefix * b + d
        below = new
    return below


b, lo, hi, M = map(int, input().split())
upper, lower = table(hi + 1, b), table(lo, b)
shown = []
best, most = "-", 0
outside = even = 0
for s in sorted(upper):
    a, z = lower.get(s, (0, 0)), upper[s]
    count = z[0] - a[0]
    if s % (b + 1) == 0:
        even += count
    if abs(s) > 9:
        outside += count
    elif count:
        shown.append(f"{s}:{count}/{(z[1] - a[1]) % M}")
        if count > most:
            best, most = s, count
print(*shown)
print(outside, best, even)
