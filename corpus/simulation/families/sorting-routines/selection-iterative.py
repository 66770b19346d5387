def main(v):
    for i in range(len(v) - 1):
        k = i
        for j in range(i + 1, len(v)):
            if v[j] < v[k]:
                k = j
        v[i], v[k] = v[k], v[i]
    return v
