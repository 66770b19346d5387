from itertools import product


def code(word):
    return sum(1 << ord(c) - 97 for c in word if c != "-")


k = int(input())
trunks = [t.split(":") for t in input().split()]
size = 1 << k
count = [0] * size
weight = [0] * size
for label, w in trunks:
    count[code(label)] += 1
    weight[code(label)] += int(w)
own = count[:]
for bit, mask in product(range(k), range(size)):
    below = mask ^ 1 << bit
    if below < mask:
        count[mask] += count[below]
        weight[mask] += weight[below]

print(*(f"{count[code(q)]}/{weight[code(q)]}" for q in input().split()))
full = size - 1
apart = sum(own[m] * count[full ^ m] for m in range(size)) - own[0]
whole = 0
for m in range(size):
    # trunks whose letters contain everything that m lacks
    whole += own[m] * sum(own[s] for s in range(size) if s | m == full)
whole -= own[full]
best = max((m for m in range(size) if bin(m).count("1") <= k // 2), key=lambda m: (weight[m], -m))
name = "".join(chr(97 + b) for b in range(k) if best >> b & 1)
print(apart // 2, whole // 2, name or "-", weight[best])
