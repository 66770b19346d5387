def main(v):
    s = [0]
    while s[-1] < len(v):
        s.append(f1(v, s[-1]))
    while len(s) > 2:
        t = [0]
        for i in range(2, len(s), 2):
            f2(v, s[i - 2], s[i - 1], s[i])
            t.append(s[i])
        if t[-1] < len(v):
            t.append(len(v))
        s = t
    return v


def f1(v, a):
    b = a + 1
    if b < len(v) and v[b] < v[a]:
        while b < len(v) and v[b] < v[b - 1]:
            b += 1
        i = a
        j = b - 1
        while i < j:
            v[i], v[j] = v[j], v[i]
            i += 1
            j -= 1
    else:
        while b < len(v) and v[b] >= v[b - 1]:
            b += 1
    while b < len(v) and b - a < 4:
        x = v[b]
        j = b
        while j > a and v[j - 1] > x:
            v[j] = v[j - 1]
            j -= 1
        v[j] = x
        b += 1
    return b


def f2(v, a, m, b):
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
