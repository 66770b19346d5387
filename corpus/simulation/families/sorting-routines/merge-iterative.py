def main(v):
    w = 1
    while w < len(v):
        for a in range(0, len(v) - w, 2 * w):
            f1(v, a, a + w, min(a + 2 * w, len(v)))
        w *= 2
    return v


def f1(v, a, m, b):
    x = v[a:m]
    i = 0
    j = m
    for k in range(a, b):
        if i == len(x):
            break
        if j == b or x[i] <= v[j]:
            v[k] = x[i]
            i += 1
        else:
            v[k] = v[j]
            j += 1
