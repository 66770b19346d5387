n = int(input())
pts = [None] + [tuple(map(int, input().split())) for _ in range(n)]
# a ring of corners as two arrays of neighbours
nxt = [0] + [i % n + 1 for i in range(1, n + 1)]
prv = [0] + [(i - 2) % n + 1 for i in range(1, n + 1)]


def turn(i, j, k):
    (ax, ay), (bx, by), (cx, cy) = pts[i], pts[j], pts[k]
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def is_ear(b):
    a, c = prv[b], nxt[b]
    if turn(a, b, c) <= 0:
        return False
    v = nxt[c]
    while v != a:
        if turn(a, b, v) >= 0 and turn(b, c, v) >= 0 and turn(c, a, v) >= 0:
            return False
        v = nxt[v]
    return True


meet = [0] * (n + 1)
total = cuts = 0
left = n
alive = [False] + [True] * n
while left >= 3:
    b = 1
    while not alive[b] or (left > 3 and not is_ear(b)):
        b += 1
    a, c = prv[b], nxt[b]
    piece = turn(a, b, c)
    total += piece
    for v in (a, b, c):
        meet[v] += 1
    print("-".join(map(str, sorted((a, b, c)))) + ":" + str(piece))
    if left == 3:
        break
    cuts += (pts[a][0] - pts[c][0]) ** 2 + (pts[a][1] - pts[c][1]) ** 2
    nxt[a], prv[c] = c, a
    alive[b] = False
    left -= 1

most = max(meet)
print(total, most, meet.index(most), cuts)
