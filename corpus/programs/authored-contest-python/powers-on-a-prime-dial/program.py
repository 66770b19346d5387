from math import gcd, isqrt


class Dial:
    def __init__(self, p):
        self.p = p
        self.size = p - 1
        self.primes = []
        rest, f = p - 1, 2
        while rest > 1:
            if rest % f == 0:
                self.primes.append(f)
                while rest % f == 0:
                    rest //= f
            f += 1
        self.g = 1
        while self.order(self.g) != self.size:
            self.g += 1
        self.width = isqrt(self.size) + 1
        self.baby = {}
        value = 1
        for k in range(self.width):
            self.baby.setdefault(value, k)
            value = value * self.g % p
        self.giant = pow(value, p - 2, p)

    def order(self, a):
        k = self.size
        for f in self.primes:
            while k % f == 0 and pow(a, k // f, self.p) == 1:
                k //= f
        return k

    def index(self, b):
        jumps = 0
        while b not in self.baby:
            b = b * self.giant % self.p
            jumps += 1
        return jumps * self.width + self.baby[b], jumps


def solve_linear(a, b, n):
    """Smallest x >= 0 with a * x = b modulo n and the step between solutions."""
    d = gcd(a, n)
    if b % d:
        return None, 0
    step = n // d
    if step == 1:
        return 0, 1
    return b // d * pow(a // d, -1, step) % step, step


p, q = map(int, input().split())
dial = Dial(p)
print("root", dial.g, *dial.primes)
jumps = 0
missing = 0
last = 1
out = []
for _ in range(q):
    word, x, y = input().split()
    a, b = int(x), int(y)
    if b == 0:
        b = last
    if word == "log":
        i, used = dial.index(a)
        j, more = dial.index(b)
        jumps += used + more
        x, step = solve_linear(i, j, dial.size)
        if x is None:
            missing += 1
            out.append("-")
            continue
        out.append(str(x))
        last = x % (p - 1) + 1
    elif word == "root":
        j, used = dial.index(b)
        jumps += used
        x, step = solve_linear(a, j, dial.size)
        if x is None:
            missing += 1
            out.append("-")
        else:
            found = []
            while x < dial.size:
                found.append(pow(dial.g, x, p))
                x += step
            low, high = min(found), max(found)
            if low == high:
                out.append(str(low))
            else:
                out.append(f"{low}..{high}:{len(found)}")
            last = low
    elif word == "order":
        k = dial.order(a * b % p)
        out.append("full" if k == p - 1 else str(k))
        last = k
    elif word == "first":
        # smallest element whose powers reach both numbers
        need = dial.order(a)
        other = dial.order(b)
        need = need // gcd(need, other) * other
        c = 1
        while dial.order(c) % need:
            c += 1
        out.append(f"{c}^{dial.order(c)}")
        last = c
print(" ".join(out))
print("jumps", jumps, "missing", missing, "last", last)
