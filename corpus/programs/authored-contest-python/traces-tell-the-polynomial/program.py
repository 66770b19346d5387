def read_row():
    return [int(x) for x in input().split()]


det_sum = entry_sum = 0
peak = (-1, 0)
for number in range(1, int(input()) + 1):
    n = int(input())
    A = [read_row() for _ in range(n)]
    M = [[int(i == j) for j in range(n)] for i in range(n)]
    coeffs = [1]
    for k in range(1, n + 1):
        product = [[sum(a * b for a, b in zip(row, col)) for col in zip(*M)] for row in A]
        c = -sum(product[i][i] for i in range(n)) // k
        coeffs.append(c)
        if k < n:
            M = product
            for i in range(n):
                M[i][i] += c
    det = (-1) ** n * coeffs[-1]
    roots = []
    for x in range(-9, 10):
        value = 0
        for c in coeffs:
            value = value * x + c
        if value == 0:
            roots.append(x)
    high = max(abs(c) for c in coeffs)
    if high > peak[0]:
        peak = (high, number)
    det_sum += det
    entry_sum += sum(map(sum, M))
    print(",".join(map(str, coeffs)), "det", det, "at", "/".join(map(str, roots)) or "-")
print(det_sum, *peak, entry_sum)
