import sys


def brent(start, step):
    """Lengths (tail, loop) of the orbit of start."""
    power = lam = 1
    slow, fast = start, step(start)
    while slow != fast:
        if power == lam:
            slow = fast
            power *= 2
            lam = 0
        fast = step(fast)
        lam += 1
    slow = fast = start
    for _ in range(lam):
        fast = step(fast)
    mu = 0
    while slow != fast:
        slow, fast = step(slow), step(fast)
        mu += 1
    return mu, lam


P, Q, x, y = map(int, sys.stdin.readline().split())
moduli = list(map(int, sys.stdin.readline().split()))
even_loops = 0
quiet = []
top = None
total = 0
for m in moduli:
    step = lambda s: (s[1], (P * s[1] + Q * s[0]) % m)
    mu, lam = brent((x % m, y % m), step)
    state = (x % m, y % m)
    for _ in range(mu):
        state = step(state)
    zeros = 0
    gap = run = 0
    peak = at = -1
    for k in range(mu, mu + lam):
        v = state[0]
        if v == 0:
            zeros += 1
            run = 0
        else:
            run += 1
            gap = max(gap, run)
        if v > peak:
            peak, at = v, k
        state = step(state)
    if zeros == 0:
        quiet.append(m)
    if lam % 2 == 0:
        even_loops += 1
    if top is None or (lam, -m) > top:
        top = (lam, -m)
    total += mu + lam
    print(f"{m}: {mu}+{lam} zeros {zeros} gap {gap} peak {peak}@{at}")
print(even_loops, total, -top[1], top[0])
print(*quiet if quiet else "-")
