def main(v, n):
    if n > 0:
        f1(v, 0, n)
        main(v, n - 1)
    return v


def f1(v, j, n):
    if j < n:
        if v[j] > v[j + 1]:
            v[j], v[j + 1] = v[j + 1], v[j]
        f1(v, j + 1, n)
