w, m = map(int, input().split())
asked = list(map(int, input().split()))
at = {}
rings = []
for seed in range(1 << w):
    if seed in at:
        continue
    ring = []
    s = seed
    while s not in at:
        at[s] = len(rings), len(ring)
        ring.append(s)
        odd = bin(s & m).count("1") & 1
        s = s >> 1 | odd << w - 1
    rings.append(ring)
print(*map(len, rings))
walks = []
for a, b in zip(asked, asked[1:]):
    (p, i), (q, j) = at[a], at[b]
    walks.append(str((j - i) % len(rings[p])) if p == q else "-")
print(*walks)
longest = max(rings, key=len)
bits = "".join(str(s & 1) for s in longest)
print(bits[:64], bits.count("1"))
