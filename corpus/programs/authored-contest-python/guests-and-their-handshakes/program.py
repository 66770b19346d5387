n = int(input())
left = [int(x) for x in input().split()]
pairs = []
grumbles = []
checksum = taken = 0
while max(left) > 0:
    a = left.index(max(left))
    want, left[a] = left[a], 0
    taken += 1
    others = []
    for b in range(n):
        if left[b] > 0:
            others.append(b)
    others.sort(key=lambda b: -left[b])
    for b in others[:want]:
        left[b] -= 1
        pairs.append(f"{a + 1}-{b + 1}")
        checksum += (a + 1) * (b + 1)
    if want > len(others):
        grumbles.append(f"{a + 1}:{want - len(others)}")
print(*(pairs or ["none"]))
print(*(grumbles or ["none"]))
print(taken, len(pairs), checksum)
