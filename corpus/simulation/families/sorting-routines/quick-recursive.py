def main(v, a, b):
    if a < b:
        x = v[(a + b) // 2]
        i = a
        j = b
        while i <= j:
            while v[i] < x:
                i += 1
            while v[j] > x:
                j -= 1
            if i <= j:
                v[i], v[j] = v[j], v[i]
                i += 1
                j -= 1
        main(v, a, j)
        main(v, i, b)
    return v
