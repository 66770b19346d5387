from math import gcd
from collections import Counter

N, Q = map(int, input().split())
A = [int(v) for v in input().split()]
B = [int(v) for v in input().split()]

ends = []          # [gcd, leftmost start] of the stretches ending here
freq = Counter()
best = (0, 0, 0, 0)
variety = 0
grandTotal = 0
changes = []
for i, a in enumerate(A):
    nxt = []
    for g, s in ends:
        h = gcd(g, a)
        if not nxt or nxt[-1][0] != h:
            nxt.append([h, s])
    if not nxt or nxt[-1][0] != a:
        nxt.append([a, i])
    ends = nxt
    for k, (g, s) in enumerate(ends):
        stop = ends[k + 1][1] if k + 1 < len(ends) else i + 1
        freq[g] += stop - s
        grandTotal += g * (stop - s)
        score = g * (i - s + 1)
        if score > best[0] or score == best[0] and i - s + 1 < best[1]:
            best = (score, i - s + 1, s + 1, i + 1)
    if len(ends) > variety:
        variety = len(ends)
        changes.append(i + 1)

print(*best)
print(variety, grandTotal, len(freq), *changes)
print(*[freq[b] for b in B])
common = max(freq, key=lambda g: (freq[g], g))
print(common, freq[common])
