from functools import lru_cache

lo, k, m = map(int, input().split())
UP, DOWN, FREE = 1, 2, 0


@lru_cache(maxsize=None)
def tails(left, last, turn, rem):
    # ways to append `left` digits when the next step must go `turn`
    if left == 0:
        return 1 if rem == 0 else 0
    total = 0
    for d in range(10):
        if turn != DOWN and d > last:
            total += tails(left - 1, d, DOWN, (rem * 10 + d) % m)
        elif turn != UP and d < last:
            total += tails(left - 1, d, UP, (rem * 10 + d) % m)
    return total


@lru_cache(maxsize=None)
def of_length(size):
    return sum(tails(size - 1, d, FREE, d % m) for d in range(1, 10))


def at_most(x):
    if x <= 0:
        return 0
    s = str(x)
    n = len(s)
    total = sum(of_length(size) for size in range(1, n))
    last, turn, rem = -1, FREE, 0
    for i, ch in enumerate(s):
        c = int(ch)
        for d in range(1 if i == 0 else 0, c):
            if i == 0:
                after = FREE
            elif d > last and turn != DOWN:
                after = DOWN
            elif d < last and turn != UP:
                after = UP
            else:
                continue
            total += tails(n - 1 - i, d, after, (rem * 10 + d) % m)
        if i == 0:
            turn = FREE
        elif c > last and turn != DOWN:
            turn = DOWN
        elif c < last and turn != UP:
            turn = UP
        else:
            break
        last = c
        rem = (rem * 10 + c) % m
    else:
        if rem == 0:
            total += 1
    return total


below = at_most(lo - 1)
left, right = lo, 0
stride = 1
seen = trail = probes = 0
while right == 0 or left < right:
    mid = (left + right) // 2 if right else left + stride
    got = at_most(mid) - below
    probes += 1
    seen = (seen * 3 + got) % 1000
    if got >= k:
        right = mid
        trail = trail * 2 % 4096
    else:
        left = mid + 1
        trail = (trail * 2 + 1) % 4096
        stride *= 2

print(left, probes)
print(trail, seen)
ten = 1
shares = []
while ten <= left:
    a, b = max(lo, ten), min(left, ten * 10 - 1)
    shares.append(at_most(b) - at_most(a - 1) if a <= b else 0)
    ten *= 10
print(*shares)
