def main(v):
    n = len(v)
    for a in range(n // 2 - 1, -1, -1):
        f1(v, a, n)
    for b in range(n - 1, 0, -1):
        v[0], v[b] = v[b], v[0]
        f1(v, 0, b)
    return v


def f1(v, i, n):
    while 2 * i + 1 < n:
        j = 2 * i + 1
        if j + 1 < n and v[j + 1] > v[j]:
            j += 1
        if v[j] <= v[i]:
            break
        v[i], v[j] = v[j], v[i]
        i = j
