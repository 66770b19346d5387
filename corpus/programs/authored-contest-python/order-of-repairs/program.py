def solve():
    n = int(input())
    jobs = [tuple(map(int, input().split())) for _ in range(n)]
    full = (1 << n) - 1
    INF = 10 ** 9

    cost = [INF] * (full + 1)
    orders = [0] * (full + 1)
    first = [-1] * (full + 1)
    cost[0], orders[0] = 0, 1

    # a mask is the set of repairs still open; the others are finished
    everything = sum(job[0] for job in jobs)
    useful = 0
    for mask in range(1, full + 1):
        begun = everything
        for i in range(n):
            if mask >> i & 1:
                begun -= jobs[i][0]
        low = INF
        count = 0
        pick = -1
        for i in range(n):
            if not mask >> i & 1:
                continue
            length, due, fine = jobs[i]
            late = max(0, begun + length - due)
            value = late * fine + cost[mask ^ (1 << i)]
            if value < low:
                low = value
                pick = i
                count = orders[mask ^ (1 << i)]
            elif value == low:
                count += orders[mask ^ (1 << i)]
        cost[mask] = low
        first[mask] = pick
        orders[mask] = count
        if count > 1:
            useful += 1

    route = []
    mask = full
    while mask:
        route.append(first[mask] + 1)
        mask ^= 1 << first[mask]
    print(cost[full], orders[full])
    print(" ".join(map(str, route)))
    print(useful)


solve()
