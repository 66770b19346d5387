def main(v):
    for n in range(len(v) - 1, 0, -1):
        for j in range(n):
            if v[j] > v[j + 1]:
                v[j], v[j + 1] = v[j + 1], v[j]
    return v
