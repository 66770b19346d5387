from bisect import bisect_right

load, d = map(int, input().split())
weights = list(map(int, input().split()))
shore = sorted((w, -i) for i, w in enumerate(weights, 1))
boats = []
alone = []
wobbly = spare = 0
while shore:
    w, i = shore.pop()
    k = 0
    for k, (v, _) in enumerate(shore):
        if v > load - w:
            break
    else:
        k = len(shore)
    if k == 0:
        boats.append(str(-i))
        alone.append(-i)
        spare += load - w
        continue
    # the first of the equal weights has the largest number
    k = bisect_right(shore, (shore[k - 1][0], -len(weights) - 1))
    v, j = shore.pop(k)
    boats.append(f"{-i}+{-j}")
    spare += load - w - v
    wobbly += w - v > d
print(*boats)
print(len(boats), wobbly, spare, *alone)
