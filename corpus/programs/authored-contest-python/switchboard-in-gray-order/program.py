import sys


def main():
    words = iter(sys.stdin.read().split())
    n = int(next(words))
    lamp = [int(next(words)) for _ in range(n)]
    limit = int(next(words))
    k = int(next(words))
    clash = [0] * n
    for _ in range(k):
        a, b = int(next(words)), int(next(words))
        clash[a] |= 1 << b
        clash[b] |= 1 << a
    shown = []
    for pattern in words:
        shown.append(pattern)

    state = 0
    power = 0
    fights = 0
    allowed = 0
    run = longest = end = 0
    best = best_at = None
    flips = [0] * n
    for step in range(1 << n):
        if step:
            i = (step & -step).bit_length() - 1
            state ^= 1 << i
            flips[i] += 1
            delta = bin(state & clash[i]).count("1")
            if state >> i & 1:
                power += lamp[i]
                fights += delta
            else:
                power -= lamp[i]
                fights -= delta
        if fights == 0 and power <= limit:
            allowed += 1
            run += 1
            if run > longest:
                longest, end = run, step
            if best is None or power > best:
                best, best_at = power, step
        else:
            run = 0

    print(allowed, longest, end - longest + 1 if longest else "-")
    if best is None:
        print("dark")
    else:
        code = best_at ^ best_at >> 1
        print(best, best_at, format(code, "0%db" % n))
    print(*flips)
    for pattern in shown:
        code = int(pattern, 2)
        index = 0
        while code:
            index ^= code
            code >>= 1
        after = index + 1
        if after == 1 << n:
            print(pattern, index, "last")
        else:
            moved = 0
            while not after & 1:
                after >>= 1
                moved += 1
            print(pattern, index, moved)


main()
