def readints():
    return [int(x) for x in input().split()]


n, q = readints()
p = readints()
B = 1
while B * B < n:
    B += 1

cnt = [0] * n     # hops until the block of the stone is left
nxt = [0] * n     # first stone outside of the block
last = [0] * n    # last stone inside of it


def rebuild(i, bottom):
    top = min(n, bottom + B)
    while i >= bottom:
        j = i + p[i]
        if j >= top:
            cnt[i], nxt[i], last[i] = 1, j, i
        else:
            cnt[i], nxt[i], last[i] = cnt[j] + 1, nxt[j], last[j]
        i -= 1


for b in range(0, n, B):
    rebuild(min(n, b + B) - 1, b)

cs = 0
for t in range(1, q + 1):
    cmd, *rest = input().split()
    i = int(rest[0]) - 1
    if cmd == "set":
        p[i] = int(rest[1])
        rebuild(i, i // B * B)
    elif cmd == "hop":
        hops = 0
        at = i
        while i < n:
            hops += cnt[i]
            at = last[i]
            i = nxt[i]
        print(hops, at + 1)
        cs = (cs * 17 + hops * (at + 1) + t) % 10007
    else:
        k = int(rest[1])
        while i < n and cnt[i] <= k:
            k -= cnt[i]
            i = nxt[i]
        while i < n and k:
            i += p[i]
            k -= 1
        if i < n:
            print("on", i + 1)
            cs = (cs * 17 + i + 1) % 10007
        else:
            print("shore", k)
            cs = (cs * 17 + k + 100) % 10007
print(cs)
