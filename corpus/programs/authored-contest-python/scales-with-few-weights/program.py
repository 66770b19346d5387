import sys
from bisect import bisect_left


def arrangements(weights, place):
    """All ways to use these weights: difference -> [ways, weights on the scales, code]."""
    table = {0: [1, 0, 0]}
    for w in weights:
        bigger = {}
        for diff, (ways, used, code) in table.items():
            for digit, move in ((0, 0), (1, w), (2, -w)):
                entry = (used + (digit > 0), code + digit * place)
                old = bigger.get(diff + move)
                if old is None:
                    bigger[diff + move] = [ways, *entry]
                else:
                    old[0] += ways
                    if entry < (old[1], old[2]):
                        old[1], old[2] = entry
        place *= 3
        table = bigger
    return table, place


n, target = map(int, sys.stdin.readline().split())
weights = list(map(int, sys.stdin.readline().split()))
h = n // 2
small, place = arrangements(weights[:h], 1)
large, _ = arrangements(weights[h:], place)
keys = sorted(small)

miss = None
ways = 0
fewest, code = n + 1, 0
hits = []
for d in sorted(large):
    want = target - d
    at = bisect_left(keys, want)
    for k in keys[max(at - 1, 0):at + 1]:
        error = abs(want - k)
        if miss is not None and error > miss:
            continue
        if miss is None or error < miss:
            miss = error
            ways = 0
            fewest = n + 1
            hits = []
        ways += small[k][0] * large[d][0]
        used = small[k][1] + large[d][1]
        number = small[k][2] + large[d][2]
        if used < fewest or used == fewest and number < code:
            fewest, code = used, number
        if k + d not in hits:
            hits.append(k + d)

pans = {0: [], 1: [], 2: []}
rest = code
for w in weights:
    rest, digit = divmod(rest, 3)
    pans[digit].append(w)

print(miss, ways, *sorted(hits))
print(fewest, code)
for digit, name in (1, "left"), (2, "right"), (0, "off"):
    print(name, sum(pans[digit]), *pans[digit])
print(len(small), len(large))
