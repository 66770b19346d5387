def main(v):
    return f4(f1(v, 0))


def f1(v, a):
    if a == len(v):
        return []
    b = f2(v, a + 1)
    x = v[a:b]
    while len(x) < 4 and b < len(v):
        x = f3(x, v[b], 0, len(x))
        b += 1
    return [x] + f1(v, b)


def f2(v, b):
    if b == len(v) or v[b] < v[b - 1]:
        return b
    return f2(v, b + 1)


def f3(x, y, i, j):
    if i == j:
        return x[:i] + [y] + x[i:]
    m = (i + j) // 2
    if y < x[m]:
        return f3(x, y, i, m)
    return f3(x, y, m + 1, j)


def f4(s):
    if len(s) == 1:
        return s[0]
    m = len(s) // 2
    return f5(f4(s[:m]), f4(s[m:]))


def f5(x, y):
    if len(x) == 0:
        return y
    if len(y) == 0:
        return x
    if y[0] < x[0]:
        return [y[0]] + f5(x, y[1:])
    return [x[0]] + f5(x[1:], y)
