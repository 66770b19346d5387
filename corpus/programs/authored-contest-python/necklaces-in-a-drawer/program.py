n = int(input())


def turn(s):
    L = len(s)
    d = s + s
    i, j, k = 0, 1, 0
    while i < L and j < L and k < L:
        x, y = d[i + k], d[j + k]
        if x == y:
            k += 1
            continue
        if x > y:
            i += k + 1
        else:
            j += k + 1
        if i == j:
            j += 1
        k = 0
    p = min(i, j)
    return p, d[p:p + L]


marks = []
kinds = {}
moved = 0
for _ in range(n):
    s = input().strip()
    p, a = turn(s)
    q, b = turn(s[::-1])
    moved += p
    if b < a:
        marks.append(f"{p}f")
        a = b
    elif a == b:
        marks.append(f"{p}=")
    else:
        marks.append(str(p))
    kinds[a] = kinds.get(a, 0) + 1

print(*marks)
for name, times in kinds.items():
    print(name, times)
print(len(kinds), moved)
