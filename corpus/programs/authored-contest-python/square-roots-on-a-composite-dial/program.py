import sys


def factorise(n):
    out = []
    p = 2
    while p * p <= n:
        e = 0
        while n % p == 0:
            n //= p
            e += 1
        if e:
            out.append((p, e))
        p += 1
    if n > 1:
        out.append((n, 1))
    return out


def root_mod_prime(a, p):
    """Some root of the unit a modulo an odd prime, or 0."""
    if pow(a, (p - 1) // 2, p) != 1:
        return 0
    if p % 4 == 3:
        return pow(a, (p + 1) // 4, p)
    odd, twos = p - 1, 0
    while odd % 2 == 0:
        odd //= 2
        twos += 1
    z = 2
    while pow(z, (p - 1) // 2, p) == 1:
        z += 1
    c = pow(z, odd, p)
    t = pow(a, odd, p)
    r = pow(a, (odd + 1) // 2, p)
    while t != 1:
        i, u = 0, t
        while u != 1:
            u = u * u % p
            i += 1
        b = c
        for _ in range(twos - i - 1):
            b = b * b % p
        twos, c = i, b * b % p
        t, r = t * c % p, r * b % p
    return r


def unit_roots(u, p, e):
    q = p ** e
    if p == 2:
        if e == 1:
            return [1]
        if e == 2:
            return [1, 3] if u % 4 == 1 else []
        if u % 8 != 1:
            return []
        x = 1
        for k in range(3, e):
            if (x * x - u) >> k & 1:
                x += 1 << (k - 1)
        half = q // 2
        return [x % q, -x % q, (x + half) % q, (half - x) % q]
    r = root_mod_prime(u % p, p)
    if r == 0:
        return []
    power = p
    while power < q:
        power *= p
        r = (r - (r * r - u) * pow(2 * r, -1, power)) % power
    return [r, q - r]


def power_roots(a, p, e):
    q = p ** e
    a %= q
    if a == 0:
        return list(range(0, q, p ** ((e + 1) // 2)))
    v = 0
    while a % p == 0:
        a //= p
        v += 1
    if v % 2:
        return []
    scale = p ** (v // 2)
    period = p ** (e - v)
    found = []
    for y in unit_roots(a, p, e - v):
        for k in range(scale):
            found.append(scale * (y + k * period) % q)
    return found


def main():
    m, *numbers = map(int, sys.stdin.read().split())
    parts = factorise(m)
    print(" * ".join(f"{p}^{e}" if e > 1 else str(p) for p, e in parts))
    blame = [0] * len(parts)
    solved = 0
    best = (0, 0)
    spread = 0
    for a in numbers:
        roots, mod = [0], 1
        for i, (p, e) in enumerate(parts):
            local = power_roots(a, p, e)
            if not local:
                blame[i] += 1
                roots = []
                break
            q = p ** e
            lift = mod * pow(mod, -1, q) if mod > 1 else 1
            roots = [(r + (s - r) * lift) % (mod * q) for r in roots for s in local]
            mod *= q
        roots.sort()
        if not roots:
            print(a, "none", parts[i][0])
            continue
        solved += 1
        if len(roots) > best[0]:
            best = (len(roots), a)
        gaps = [t - s for s, t in zip(roots, roots[1:])]
        widest = max(gaps) if gaps else 0
        spread += widest
        if len(roots) > 6:
            print(a, len(roots), *roots[:3], "..", roots[-1], "gap", widest)
        elif len(roots) > 1:
            print(a, len(roots), *roots, "gap", widest)
        else:
            print(a, "only", roots[0])
    print(solved, spread, *best)
    print("blame", *blame)


if __name__ == "__main__":
    main()
