import sys


def inverse(x, p):
    return pow(x, p - 2, p) if p > 2 else 1


def solve():
    data = list(map(int, sys.stdin.read().split()))
    p, q = data[:2]
    fact = [1]
    for i in range(1, p):
        fact.append(fact[-1] * i % p)
    total = free = best = best_at = 0
    trail = 1
    out = []
    for t in range(q):
        n, k = data[2 + 2 * t], data[3 + 2 * t]
        m = n - k
        a, b = k, m
        carry = carries = 0
        unit = 1
        while n:
            x, y, z = a % p, b % p, n % p
            carry = 1 if x + y + carry >= p else 0
            carries += carry
            unit = unit * fact[z] * inverse(fact[x] * fact[y], p) % p
            a //= p
            b //= p
            n //= p
        if carries % 2:
            unit = -unit % p
        out.append(f"{carries}:{unit}")
        total += carries
        free += carries == 0
        if carries >= best:
            best, best_at = carries, t + 1
        trail = (trail * (unit + carries) + m) % 9973
    print("\n".join(out))
    print(total, free, best, best_at)
    print(trail)


solve()
