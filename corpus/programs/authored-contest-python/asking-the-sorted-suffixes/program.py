s = input().strip()
n = len(s)
sa = sorted(range(n), key=lambda i: s[i:])
rank = [0] * n
for r, i in enumerate(sa):
    rank[i] = r

# lcp[r]: common prefix of the suffixes of rank r-1 and r
lcp = [0] * n
h = 0
for i in range(n):
    if rank[i] == 0:
        h = 0
        continue
    j = sa[rank[i] - 1]
    while i + h < n and j + h < n and s[i + h] == s[j + h]:
        h += 1
    lcp[rank[i]] = h
    h = max(h - 1, 0)

check = 0
for _ in range(int(input())):
    kind, *rest = input().split()
    if kind == "find":
        w = rest[0]
        m = len(w)
        lo, hi = 0, n
        while lo < hi:
            mid = (lo + hi) // 2
            if s[sa[mid]:sa[mid] + m] < w:
                lo = mid + 1
            else:
                hi = mid
        left = lo
        hi = n
        while lo < hi:
            mid = (lo + hi) // 2
            if s[sa[mid]:sa[mid] + m] <= w:
                lo = mid + 1
            else:
                hi = mid
        v = lo - left
        if v:
            spots = sa[left:lo]
            print(v, min(spots) + 1, max(spots) + 1)
        else:
            print(0)
    elif kind == "kth":
        k = int(rest[0])
        r = 0
        while r < n and k > n - sa[r] - lcp[r]:
            k -= n - sa[r] - lcp[r]
            r += 1
        if r == n:
            v = 0
            print("-")
        else:
            v = lcp[r] + k
            print(s[sa[r]:sa[r] + v])
    else:
        a, b = sorted(rank[int(x) - 1] for x in rest)
        v = n - sa[a]
        while a < b:
            a += 1
            v = min(v, lcp[a])
        print(v)
    check = (check * 31 + v) % 9973

print(n * (n + 1) // 2 - sum(lcp), check)
