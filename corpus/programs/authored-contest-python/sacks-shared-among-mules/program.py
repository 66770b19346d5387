def loadings(weights, k, most):
    n = len(weights)
    loads = [0] * k
    mule = [-1] * n
    i = 0
    while i >= 0:
        if mule[i] >= 0:
            loads[mule[i]] -= weights[i]
        if i == 0:
            last = 0
        else:
            last = min(k - 1, max(mule[:i]) + 1)
        m = mule[i] + 1
        while m <= last and loads[m] + weights[i] > most:
            m += 1
        if m > last:
            mule[i] = -1
            i -= 1
            continue
        mule[i] = m
        loads[m] += weights[i]
        if i == n - 1:
            yield mule, loads
        else:
            i += 1


k, most = map(int, input().split())
weights = [int(x) for x in input().split()]
number = fair = 0
spread = None
first = last = ""
carried = None
for mule, loads in loadings(weights, k, most):
    number += 1
    diff = max(loads) - min(loads)
    if spread is None or diff < spread:
        spread = diff
        fair = 0
        first = "".join("abcd"[m] for m in mule)
        carried = loads[:]
    if diff == spread:
        fair += 1
        last = "".join("abcd"[m] for m in mule)
print(number)
if number:
    print(spread, fair, first, *carried)
    print(last)
