n, stop = map(int, input().split())
a = list(map(int, input().split()))

compares = 0
exchanges = 0
lower = n // 2
upper = n
while upper > 1:
    if lower > 0:
        lower -= 1
    else:
        if upper == n:
            print("heap:", *a)
        upper -= 1
        a[0], a[upper] = a[upper], a[0]
        exchanges += 1
        if n - upper == stop:
            print("after", stop, "removals:", *a)
    node = lower
    item = a[node]
    child = 2 * node + 1
    while child < upper:
        if child + 1 < upper:
            compares += 1
            if a[child + 1] > a[child]:
                child += 1
        compares += 1
        if a[child] <= item:
            break
        a[node] = a[child]
        node = child
        child = 2 * node + 1
        exchanges += 1
    a[node] = item

print("sorted:", *a)
print(compares, "comparisons and", exchanges, "moves")
