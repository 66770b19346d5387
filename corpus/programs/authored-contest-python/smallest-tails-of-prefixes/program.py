order, word = input().strip(), input().strip()
a = [order.index(ch) for ch in word] + [-1]
n = len(word)

tail = [0] * n
factors = []
i = 0
j, k = 1, 0
tail[0] = 1
while i < n:
    fits = j < n and a[j] >= a[k]
    if fits and a[j] == a[k]:
        if not tail[j]:
            tail[j] = tail[k] + j - k
        k += 1
        j += 1
    elif fits:
        if not tail[j]:
            tail[j] = i + 1
        k = i
        j += 1
    else:
        size = j - k
        times = (j - i) // size
        factors.append((word[i:i + size], times, i + 1))
        i += size * times
        j, k = i + 1, i
        if i < n and not tail[i]:
            tail[i] = i + 1

print(*tail)
print(*[w if t == 1 else f"{w}^{t}" for w, t, _ in factors])
total = sum(t for _, t, _ in factors)
weight = 0
for w, t, start in factors:
    for _ in range(t):
        weight += len(w) * start
        start += len(w)
print(total, max(len(w) for w, _, _ in factors), weight)
