N, count = map(int, input().split())

# smallest prime factors, then the stock of basic functions
spf = [0] * (N + 1)
primes = []
for i in range(2, N + 1):
    if spf[i] == 0:
        spf[i] = i
        primes.append(i)
    for p in primes:
        if p > spf[i] or p * i > N:
            break
        spf[p * i] = p

mu, phi, tau, omega = ([0, v] + [0] * (N - 1) for v in (1, 1, 1, 0))
for i in range(2, N + 1):
    p = spf[i]
    j, e = i, 0
    while j % p == 0:
        j //= p
        e += 1
    mu[i] = -mu[j] if e == 1 else 0
    phi[i] = phi[j] * (p - 1) * p ** (e - 1)
    tau[i] = tau[j] * (e + 1)
    omega[i] = omega[j] + 1
stock = {
    "mu": mu,
    "phi": phi,
    "tau": tau,
    "omega": omega,
    "one": [0] + [1] * N,
    "id": list(range(N + 1)),
}


def is_multiplicative(f):
    if f[1] != 1:
        return False
    for n in range(2, N + 1):
        q, r = 1, n
        while r % spf[n] == 0:
            r //= spf[n]
            q *= spf[n]
        if r > 1 and f[n] != f[q] * f[r]:
            return False
    return True


tokens = []
for _ in range(count):
    tokens += input().split() + [";"]
stack = []
fault = ""
line = 1
broken = multiplicative = 0
last = stock["one"]
for word in tokens:
    if word == ";":
        if not fault and len(stack) != 1:
            fault = f"{len(stack)} left"
        if fault:
            broken += 1
            print(line, fault)
        else:
            f = last = stack[0]
            low = min(f[1:])
            high = max(f[1:])
            kind = "plain"
            if is_multiplicative(f):
                kind = "multiplicative"
                multiplicative += 1
            print(line, sum(f), f"{low}@{f.index(low, 1)}", f"{high}@{f.index(high, 1)}", f[N], kind)
        stack = []
        fault = ""
        line += 1
        continue
    if fault:
        continue
    if word in stock:
        stack.append(stock[word])
    elif word == "last":
        stack.append(last)
    elif word in "*.-+":
        if len(stack) < 2:
            fault = f"few for {word}"
            continue
        g = stack.pop()
        f = stack.pop()
        h = [0] * (N + 1)
        if word == "*":
            for a in range(1, N + 1):
                if f[a] == 0:
                    continue
                for b in range(1, N // a + 1):
                    h[a * b] += f[a] * g[b]
        elif word == ".":
            for n in range(1, N + 1):
                h[n] = f[n] * g[n]
        else:
            sign = 1 if word == "+" else -1
            for n in range(1, N + 1):
                h[n] = f[n] + sign * g[n]
        stack.append(h)
    elif not stack:
        fault = f"few for {word}"
    elif word == "inv":
        f = stack[-1]
        if abs(f[1]) != 1:
            fault = f"no inverse of {f[1]}"
            continue
        h = [0] * (N + 1)
        h[1] = f[1]
        for n in range(2, N + 1):
            s = 0
            for d in range(2, n + 1):
                if n % d == 0:
                    s += f[d] * h[n // d]
            h[n] = -s * f[1]
        stack[-1] = h
    elif word == "sum":
        h = [0]
        for v in stack.pop()[1:]:
            h.append(h[-1] + v)
        stack.append(h)
    else:
        stack.append(stack[-1])
print(broken, multiplicative, *last[1:])
