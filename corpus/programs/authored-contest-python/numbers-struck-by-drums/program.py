from math import comb, gcd

lo, hi = map(int, input().split())
beats = sorted(map(int, input().split()))
m = len(beats)
sums = [0] * (m + 1)
first = [None] * (m + 1)
first[0] = lo
sums[0] = hi - lo + 1
stack = [(0, 1, 0)]
visited = pruned = 0
while stack:
    i, l, size = stack.pop()
    if i == m:
        continue
    stack.append((i + 1, l, size))
    step = l // gcd(l, beats[i]) * beats[i]
    nearest = -(-lo // step) * step
    if nearest > hi:
        pruned += 1
        continue
    visited += 1
    size += 1
    sums[size] += hi // step - (lo - 1) // step
    if first[size] is None or nearest < first[size]:
        first[size] = nearest
    stack.append((i + 1, step, size))

exact = []
for k in range(m + 1):
    total, sign = 0, 1
    for j in range(k, m + 1):
        total += sign * comb(j, k) * sums[j]
        sign = -sign
    exact.append(total)
while len(exact) > 1 and exact[-1] == 0:
    exact.pop()
most = len(exact) - 1
at = first[most]
print(*exact)
print("most", most, "at", at, "by", *[b for b in beats if at % b == 0])
print(visited, pruned, sum(k * v for k, v in enumerate(exact)))
