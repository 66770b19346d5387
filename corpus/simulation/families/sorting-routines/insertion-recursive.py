def main(v, n):
    if n > 1:
        main(v, n - 1)
        f1(v, n - 1)
    return v


def f1(v, j):
    if j > 0 and v[j - 1] > v[j]:
        v[j - 1], v[j] = v[j], v[j - 1]
        f1(v, j - 1)
