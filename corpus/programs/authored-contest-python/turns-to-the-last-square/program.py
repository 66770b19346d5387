def inverse(a, p):
    r, e, b = 1, p - 2, a % p
    while e:
        if e & 1:
            r = r * b % p
        b = b * b % p
        e >>= 1
    return r


def main():
    N, M, p = map(int, input().split())
    board = input().strip()
    inv = inverse(M, p)
    # expected turns from square x, as a[x] * E + b[x] with E those from the start
    a = [0] * (N + 1)
    b = [0] * (N + 1)
    sa = sb = 0
    blocked = 0
    worst = 0
    for x in range(N - 1, -1, -1):
        kind = board[x]
        if kind == "<":
            a[x], b[x] = 1, 0
            blocked += 1
            worst = max(worst, blocked)
        else:
            blocked = 0
            a[x] = sa * inv % p
            b[x] = (sb * inv + 1) % p
            if kind == "z":
                b[x] = (b[x] + 1) % p
            elif kind == ">":
                # slides on to the next square
                a[x], b[x] = a[x + 1], b[x + 1]
        sa += a[x]
        sb += b[x]
        if x + M <= N:
            sa -= a[x + M]
            sb -= b[x + M]
    den = (1 - a[0]) % p
    if worst >= M or den == 0:
        print("stuck", worst)
        return
    E = b[0] * inverse(den, p) % p
    row = [(a[x] * E + b[x]) % p for x in range(N)]
    print(E, worst)
    print(*row)
    same = {}
    for x, v in enumerate(row):
        same.setdefault(v, []).append(x)
    groups = [g for g in same.values() if len(g) > 1]
    print(";".join(" ".join(map(str, g)) for g in groups) or "-")


main()
