def main(v):
    if len(v) < 2:
        return v
    m = len(v) // 2
    return f1(main(v[:m]), main(v[m:]))


def f1(x, y):
    if len(x) == 0:
        return y
    if len(y) == 0:
        return x
    if y[0] < x[0]:
        return [y[0]] + f1(x, y[1:])
    return [x[0]] + f1(x[1:], y)
