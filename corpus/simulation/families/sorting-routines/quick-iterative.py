def main(v):
    s = [0, len(v) - 1]
    while len(s) > 0:
        b = s.pop()
        a = s.pop()
        if a < b:
            k = f1(v, a, b)
            s.append(a)
            s.append(k - 1)
            s.append(k + 1)
            s.append(b)
    return v


def f1(v, a, b):
    x = v[b]
    k = a
    for j in range(a, b):
        if v[j] < x:
            v[j], v[k] = v[k], v[j]
            k += 1
    v[k], v[b] = v[b], v[k]
    return k
