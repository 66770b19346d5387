def main(v):
    n = len(v) - 1
    while n > 0:
        k = 0
        for j in range(n):
            if v[j] > v[j + 1]:
                v[j], v[j + 1] = v[j + 1], v[j]
                k = j
        n = k
    return v
