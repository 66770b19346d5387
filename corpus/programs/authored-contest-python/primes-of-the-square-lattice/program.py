import sys
from math import isqrt


def parse(text):
    cut = max(text.rfind("+"), text.rfind("-"))
    a = int(text[:cut])
    b = int(text[cut + 1:-1])
    return (a, -b) if text[cut] == "-" else (a, b)


def show(z):
    return f"{z[0]}{'-' if z[1] < 0 else '+'}{abs(z[1])}i"


def norm(z):
    return z[0] * z[0] + z[1] * z[1]


def times(z, w):
    return z[0] * w[0] - z[1] * w[1], z[0] * w[1] + z[1] * w[0]


def divide(z, w):
    m = norm(w)
    x, y = times(z, (w[0], -w[1]))
    q = ((2 * x + m) // (2 * m), (2 * y + m) // (2 * m))
    p = times(q, w)
    return q, (z[0] - p[0], z[1] - p[1])


def normal(z):
    if z == (0, 0):
        return z
    while not (z[0] > 0 and z[1] >= 0):
        z = (-z[1], z[0])
    return z


def common(z, w):
    while w != (0, 0):
        z, w = w, divide(z, w)[1]
    return normal(z)


def squares(n):
    found = []
    a = isqrt(n)
    while 2 * a * a >= n:
        b = isqrt(n - a * a)
        if a * a + b * b == n:
            found.append((a, b))
        a -= 1
    return found


def factor(z):
    left = norm(z)
    primes = []
    p = 2
    while left > 1:
        if p * p > left:
            p = left
        if left % p:
            p += 1
            continue
        if p == 2:
            candidates = [(1, 1)]
        elif p % 4 == 3:
            candidates = [(p, 0)]
        else:
            a, b = squares(p)[0]
            candidates = [(b, a), (a, b)]
        for c in candidates:
            e = 0
            while True:
                q, r = divide(z, c)
                if r != (0, 0):
                    break
                z = q
                left //= norm(c)
                e += 1
            if e:
                primes.append((norm(c), c, e))
        p += 1
    primes.sort()
    return z, primes


def main():
    sys.stdin.readline()
    zeros = gcd_norms = pieces = ways = 0
    for line in sys.stdin:
        if not line.strip():
            continue
        word, *args = line.split()
        if word == "two":
            pairs = squares(int(args[0]))
            ways += len(pairs)
            print(" ".join(f"{a},{b}" for a, b in pairs) if pairs else "no way")
            continue
        zs = [parse(t) for t in args]
        if word == "mul":
            print(show(times(*zs)))
        elif word == "gcd":
            g = common(*zs)
            gcd_norms += norm(g)
            print(show(g))
        elif word == "div":
            if zs[1] == (0, 0):
                zeros += 1
                print("zero")
            else:
                q, r = divide(*zs)
                print(show(q), show(r))
        elif norm(zs[0]) == 0:
            zeros += 1
            print("zero")
        elif norm(zs[0]) == 1:
            print("unit")
        else:
            unit, primes = factor(zs[0])
            text = show(unit)
            for _, c, e in primes:
                pieces += e
                text += f"*({show(c)})" + (f"^{e}" if e > 1 else "")
            print(text)
    print(zeros, gcd_norms, pieces, ways)


main()
