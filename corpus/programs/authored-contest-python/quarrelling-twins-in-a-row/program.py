from math import comb, factorial

M, photos = map(int, input().split())
ones = calm = 0
for _ in range(photos):
    p, s = map(int, input().split())
    people = 2 * p + s
    # glued[i]: some i pairs are glued together, the others stand anywhere
    glued = [comb(p, i) * 2 ** i * factorial(people - i) for i in range(p + 1)]
    w = []
    for j in range(p + 1):
        exact, sign = 0, 1
        for i in range(j, p + 1):
            exact += sign * comb(i, j) * glued[i]
            sign = -sign
        w.append(exact)
    best = w.index(max(w))
    print(w[0] % M, f"{best}({w[best] % M})")
    ones += w[1] % M if p else 0
    calm += 2 * w[0] > factorial(people)
print(ones, calm)
