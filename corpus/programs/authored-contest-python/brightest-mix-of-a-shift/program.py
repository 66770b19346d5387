B = 7


def insert(base, born, x, i):
    # keeps for every top bit the vector made of the latest positions
    for b in reversed(range(B)):
        if not x >> b & 1:
            continue
        if base[b] == 0:
            base[b], born[b] = x, i
            return 0
        if born[b] < i:
            base[b], x = x, base[b]
            born[b], i = i, born[b]
        x ^= base[b]
    return i


n, q = map(int, input().split())
glow = list(map(int, input().split()))
asks = [[] for _ in range(n + 1)]
for k in range(q):
    l, r, start = map(int, input().split())
    asks[r].append((l, start, k))

answer = [None] * q
base, born = [0] * B, [0] * B
lost = []
for r in range(1, n + 1):
    gone = insert(base, born, glow[r - 1], r)
    if gone:
        lost.append(gone)
    for l, start, k in asks[r]:
        top, low, rank, need = start, start, 0, r
        for b in range(B - 1, -1, -1):
            if base[b] == 0:
                continue
            if born[b] < l:
                continue
            rank += 1
            if born[b] < need:
                need = born[b]
            top = max(top, top ^ base[b])
            low = min(low, low ^ base[b])
        if rank == 0:
            need = 0
        answer[k] = "%d..%d of %d since %d" % (low, top, 1 << rank, need)

for line in answer:
    print(line)
print(" ".join(map(str, lost)) or "-")
slots = ["%d:%d" % (x, i) for x, i in zip(base, born) if x]
print(len(slots), *slots)
