b, M = map(int, input().split())
ways = [1]
for _ in range(b):
    low, high, step = map(int, input().split())
    first = -(-low // step) * step
    new = [0] * (len(ways) + high)
    for n, w in enumerate(ways):
        if w == 0:
            continue
        for k in range(first, high + 1, step):
            new[n + k] += w
    ways = new

fits = [n for n, w in enumerate(ways) if w]
if not fits:
    print("impossible")
else:
    a, z = fits[0], fits[-1]
    print(a, z, sum(ways) % M)
    print(*(w % M for w in ways[a:z + 1]))
    top = max(ways)
    print(ways.index(top), top)
