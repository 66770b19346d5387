def table_for(marks):
    """ways[i][r]: rows for the last i places that start with the r-th smallest of i numbers."""
    n = len(marks) + 1
    ways = [[], [1]]
    for i in range(2, n + 1):
        mark = marks[n - i]
        before = ways[-1]
        now = [0] * i
        if mark == "<":
            run = 0
            for r in range(i - 2, -1, -1):
                run += before[r]
                now[r] = run
        elif mark == ">":
            run = 0
            for r in range(1, i):
                run += before[r - 1]
                now[r] = run
        else:
            every = sum(before)
            now = [every] * i
        ways.append(now)
    return ways


tests = int(input())
grand = 0
found = 0
bent = None
for t in range(tests):
    marks, rank = input().split()
    rank = int(rank)
    n = len(marks) + 1
    ways = table_for(marks)
    total = sum(ways[n])
    grand = (grand + (t + 1) * total) % 99991
    if rank > total:
        print(total, "-")
        continue
    found += 1
    left = list(range(1, n + 1))
    row = []
    low, high = 0, n
    for i in range(n, 0, -1):
        for r in range(low, high):
            if rank <= ways[i][r]:
                break
            rank -= ways[i][r]
        row.append(left.pop(r))
        low, high = 0, i - 1
        if i > 1:
            if marks[n - i] == "<":
                low = r
            elif marks[n - i] == ">":
                high = r
    swaps = sum(row[a] > row[b] for a in range(n) for b in range(a + 1, n))
    if bent is None or swaps > bent[0]:
        bent = (swaps, t + 1)
    print(total, "".join(map(str, row)), swaps)
print(found, grand, *(bent or ("-",)))
