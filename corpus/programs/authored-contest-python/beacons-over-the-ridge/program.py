n = int(input())
xs = list(map(int, input().split()))
hs = list(map(int, input().split()))
limit = int(input())

hops = [None] * n
hops[0] = 0
prev = [None] * n
seen_right = [0] * n
seen_left = [0] * n
longest = (0, 0, 0)
level = 0
for i in range(n):
    run, rise = 0, 0          # steepest view so far, as rise / run
    for j in range(i + 1, n):
        dx = xs[j] - xs[i]
        dh = hs[j] - hs[i]
        if run == 0 or dh * run > rise * dx:
            run, rise = dx, dh
            seen_right[i] += 1
            seen_left[j] += 1
            if dx > longest[0]:
                longest = (dx, i + 1, j + 1)
            if dh == 0:
                level += 1
            if dx <= limit and hops[i] is not None:
                if hops[j] is None or hops[i] + 1 < hops[j]:
                    hops[j] = hops[i] + 1
                    prev[j] = i

print(*[a + b for a, b in zip(seen_left, seen_right)])
print(*longest, level)
if hops[-1] is None:
    stuck = max(i for i in range(n) if hops[i] is not None)
    print("dark behind", stuck + 1)
else:
    way = [n - 1]
    while way[-1]:
        way.append(prev[way[-1]])
    print(hops[-1], *[w + 1 for w in reversed(way)])
