import sys

MOD = 10007


def tables(top):
    fact = [1]
    for i in range(1, top + 1):
        fact.append(fact[-1] * i % MOD)
    inv = [1] * (top + 1)
    inv[top] = pow(fact[top], MOD - 2, MOD)
    for i in range(top, 0, -1):
        inv[i - 1] = inv[i] * i % MOD
    return fact, inv


def main():
    it = iter(map(int, sys.stdin.buffer.read().split()))
    rows, cols, m = next(it), next(it), next(it)
    holes = sorted((next(it), next(it)) for _ in range(m))
    fact, inv = tables(rows + cols)

    def paths(dr, dc):
        if dr < 0 or dc < 0:
            return 0
        return fact[dr + dc] * inv[dr] % MOD * inv[dc] % MOD

    stops = holes + [(rows, cols)]
    clean = []
    bad = 0
    links = 0
    for r, c in stops:
        here = paths(r - 1, c - 1)
        for (pr, pc), w in zip(stops, clean):
            if pc <= c:
                here -= w * paths(r - pr, c - pc)
                links += 1
        here %= MOD
        bad = (bad + here * paths(rows - r, cols - c)) % MOD
        clean.append(here)

    answer = clean.pop()
    print(answer)
    print((bad - answer) % MOD, links)
    print(*clean)


if __name__ == "__main__":
    main()
