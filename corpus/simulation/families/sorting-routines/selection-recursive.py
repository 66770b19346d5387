def main(v, i):
    if i < len(v) - 1:
        k = f1(v, i, i + 1)
        v[i], v[k] = v[k], v[i]
        main(v, i + 1)
    return v


def f1(v, k, j):
    if j == len(v):
        return k
    if v[j] < v[k]:
        return f1(v, j, j + 1)
    return f1(v, k, j + 1)
