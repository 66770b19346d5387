low, high, T, c = map(int, input().split())

f = [c] * (T + 1)
for d in range(1, T // 2 + 1):
    for m in range(2 * d, T + 1, d):
        f[m] += d

rings = {}
dies = flies = caught = 0
steps_best = steps_at = peak = peak_at = 0
for start in range(low, high + 1):
    way = []
    place = {}
    n = start
    while 2 <= n <= T and n not in place:
        place[n] = len(way)
        way.append(n)
        n = f[n]
    if n > T:
        flies += 1
        continue
    if n < 2:
        dies += 1
        if len(way) > steps_best:
            steps_best, steps_at = len(way), start
    else:
        caught += 1
        ring = way[place[n]:]
        k = ring.index(min(ring))
        ring = tuple(ring[k:] + ring[:k])
        rings[ring] = rings.get(ring, 0) + 1
    top = max(way)
    if top > peak:
        peak, peak_at = top, start

print(dies, flies, caught)
for ring in sorted(rings):
    print(">".join(map(str, ring)) + ":" + str(rings[ring]))
print(steps_best, steps_at, peak, peak_at)
