import sys

lines = sys.stdin.read().split("\n")
n, q = map(int, lines[0].split())
words = [int(x, 16) for x in lines[1].split()]
full = 0xFFFF
echo = 0
flow = 0
for step in range(1, q + 1):
    op, i, j, mask = lines[1 + step].split()
    i, j, m = int(i), int(j), int(mask, 16)
    a, b = words[i], words[j]
    if op == "x":
        d = (a ^ b) & m
        words[i] ^= d
        if i != j:
            words[j] ^= d
    elif op == "g":
        got = k = 0
        while m:
            low = m & -m
            if a & low:
                got |= 1 << k
            k += 1
            m ^= low
        words[j] = got
    elif op == "s":
        put = 0
        left = a
        while m:
            low = m & -m
            if left & 1:
                put |= low
            left >>= 1
            m ^= low
        words[j] = b & ~int(mask, 16) | put
    elif op == "r":
        k = m & 15
        words[j] = (a << k | a >> 16 - k) & full
    elif op == "c":
        spread = a & m
        while True:
            wider = (spread | spread << 1 | spread >> 1) & m
            if wider == spread:
                break
            spread = wider
        words[j] = spread if b & 1 else m ^ spread
    else:
        words[j] = full & (a + (b ^ m) + 1)
    moved = (a ^ words[i]).bit_count() + ((b ^ words[j]).bit_count() if i != j else 0)
    flow += moved
    echo = (echo << 3 | echo >> 13) & full ^ words[j]
    if moved == 0:
        print(step, op, f"{words[j]:04x}")
print(*(f"{x:04x}" for x in words))
print(flow, f"{echo:016b}", sum(x.bit_count() % 2 << i for i, x in enumerate(words)))
