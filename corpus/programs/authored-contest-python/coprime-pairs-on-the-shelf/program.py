import sys


def smallest_factors(limit):
    spf = list(range(limit + 1))
    p = 2
    while p * p <= limit:
        if spf[p] == p:
            for m in range(p * p, limit + 1, p):
                if spf[m] == m:
                    spf[m] = p
        p += 1
    return spf


def signed_divisors(x, spf):
    """Square-free divisors of x together with their Moebius sign."""
    found = [(1, 1)]
    while x > 1:
        p = spf[x]
        while x % p == 0:
            x //= p
        found += [(d * p, -s) for d, s in found]
    return found


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, q = data[0], data[1]
    beers = data[2:2 + n]
    orders = data[2 + n:2 + n + q]

    spf = smallest_factors(max(beers))
    multiples = [0] * (max(beers) + 1)
    on_shelf = [False] * n
    pairs = 0
    count = 0
    peak = 0
    history = []
    for pos in orders:
        k = pos - 1
        divs = signed_divisors(beers[k], spf)
        step = -1 if on_shelf[k] else 1
        if step < 0:
            for d, _ in divs:
                multiples[d] -= 1
        change = 0
        for d, sign in divs:
            change += sign * multiples[d]
        if step > 0:
            for d, _ in divs:
                multiples[d] += 1
        pairs += step * change
        count += step
        on_shelf[k] = not on_shelf[k]
        if pairs > peak:
            peak = pairs
        history.append(pairs)

    print(*history)
    print(count, count * (count - 1) // 2 - pairs, peak)


if __name__ == "__main__":
    main()
