n = int(input())
v = list(map(int, input().split()))
c = int(input())

most = [[0] * n for _ in range(n)]
least = [[0] * n for _ in range(n)]
last = [[0] * n for _ in range(n)]
final = []
for k in range(2 * n, n * n):
    # all pairs i < j by growing distance
    gap, i = divmod(k, n)
    j = i + gap
    if j >= n:
        continue
    frame = abs(v[i] - v[j])
    extra = c if frame == 0 else 0
    high, low = -1, None
    for m in range(i + 1, j):
        gain = frame * v[m] + extra
        up = most[i][m] + most[m][j] + gain
        down = least[i][m] + least[m][j] + gain
        if up > high:
            high = up
            last[i][j] = m
        if low is None or down < low:
            low = down
        if gap == n - 1:
            final.append(up)
    most[i][j] = high
    least[i][j] = low


def order(i, j):
    if j - i < 2:
        return []
    m = last[i][j]
    return order(i, m) + order(m, j) + [m + 1]


print(most[0][n - 1], least[0][n - 1])
print(*final)
print(*order(0, n - 1))
