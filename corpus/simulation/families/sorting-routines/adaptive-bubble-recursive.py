def main(v, n):
    k = f1(v, 0, n, 0)
    if k > 0:
        main(v, k)
    return v


def f1(v, j, n, k):
    if j >= n:
        return k
    if v[j] > v[j + 1]:
        v[j], v[j + 1] = v[j + 1], v[j]
        k = j
    return f1(v, j + 1, n, k)
