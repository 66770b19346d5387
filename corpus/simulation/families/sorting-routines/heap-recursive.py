def main(v, n):
    f1(v, 0, n)
    f2(v, n)
    return v


def f1(v, i, n):
    if i < n:
        f1(v, 2 * i + 1, n)
        f1(v, 2 * i + 2, n)
        f3(v, i, n)


def f2(v, n):
    if n > 1:
        v[0], v[n - 1] = v[n - 1], v[0]
        f3(v, 0, n - 1)
        f2(v, n - 1)


def f3(v, i, n):
    k = i
    if 2 * i + 1 < n and v[2 * i + 1] > v[k]:
        k = 2 * i + 1
    if 2 * i + 2 < n and v[2 * i + 2] > v[k]:
        k = 2 * i + 2
    if k > i:
        v[i], v[k] = v[k], v[i]
        f3(v, k, n)
