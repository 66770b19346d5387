import sys


def signed(value, bits):
    return value - (1 << bits) if value >> bits - 1 & 1 else value


data = [int(x) for x in sys.stdin.read().split()]
w = data[0]
wide = (1 << w + 1) - 1
words, products = [], []
work = ones = long = 0
record, trail = -1, []
for i in range(1, len(data), 2):
    x, q = data[i], data[i + 1] & (1 << w) - 1
    ones += bin(q).count("1")
    a = z = 0
    word = ""
    states = []
    while len(word) < w:
        low = q & 1
        if low > z:
            a = a - x & wide
            word += "-"
        elif low < z:
            a = a + x & wide
            word += "+"
        else:
            word += "."
        z = low
        q = q >> 1 | (a & 1) << w - 1
        a = a >> 1 | a & 1 << w
        states.append(signed(a, w + 1))
    product = signed(a << w | q, 2 * w + 1)
    used = w - word.count(".")
    work += used
    if used > record:
        record, trail = used, states
    if not -(1 << w - 1) <= product < 1 << w - 1:
        long += 1
    words.append(word)
    products.append(product)
print(*words)
print(*products)
print(work, ones, long)
print(*trail)
