INF = float("inf")
MOD = 9973


def join(p, q):
    if p[0] == INF or q[0] == INF:
        return INF, 0
    return p[0] + q[0], p[1] * q[1] % MOD


def better(p, q):
    if p[0] == q[0]:
        return p[0], (p[1] + q[1]) % MOD
    return p if p[0] < q[0] else q


def step(row, matrix):
    result = []
    for j in range(len(row)):
        cell = (INF, 0)
        for k, here in enumerate(row):
            cell = better(cell, join(here, matrix[k][j]))
        result.append(cell)
    return result


n, m, q = map(int, input().split())
base = [[(INF, 0)] * n for _ in range(n)]
for _ in range(m):
    a, b, toll = input().split()
    a, b = ord(a) - 65, ord(b) - 65
    base[a][b] = better(base[a][b], (int(toll), 1))

powers = [base]
costs = counts = shut = 0
lines = []
for _ in range(q):
    a, b, legs = input().split()
    legs = int(legs)
    while 1 << len(powers) <= legs:
        powers.append([step(row, powers[-1]) for row in powers[-1]])
    row = [(INF, 0)] * n
    row[ord(a) - 65] = (0, 1)
    for bit in range(len(powers)):
        if legs >> bit & 1:
            row = step(row, powers[bit])
    cost, ways = row[ord(b) - 65]
    if cost == INF:
        shut += 1
        lines.append(a + b + "!")
        continue
    costs += cost
    counts = (counts + ways) % MOD
    lines.append(f"{a}{b}{cost}x{ways}")
print(*lines)
print(costs, counts, shut, len(powers))
