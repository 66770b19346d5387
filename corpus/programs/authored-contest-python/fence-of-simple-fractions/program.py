n, a, b, c, d = (int(t) for t in input().split())

# the right neighbour of a/b: largest denominator y <= n with x*b - a*y = 1
y = n
while (a * y + 1) % b:
    y -= 1
x = (a * y + 1) // b

row = [(a, b)]
gap = None
while (a, b) != (c, d):
    if gap is None or b * y < gap[0]:
        gap = (b * y, f"{a}/{b}", f"{x}/{y}")
    k = (n + b) // y
    a, b, x, y = x, y, k * x - a, k * y - b
    row.append((a, b))

middle = row[(len(row) - 1) // 2]
print(len(row), sum(p for p, _ in row), sum(q for _, q in row))
print(gap[1], gap[2], "%d/%d" % middle)
tally = [0] * (n + 1)
for _, q in row:
    tally[q] += 1
print(*[f"{q}:{t}" for q, t in enumerate(tally) if t])
