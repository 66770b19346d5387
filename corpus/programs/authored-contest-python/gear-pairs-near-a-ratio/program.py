def walk(a, b, limit):
    lp, lq, hp, hq = 0, 1, 1, 0
    runs = []
    side, length = "", 0
    hit = False
    while lp + hp <= limit and lq + hq <= limit:
        mp, mq = lp + hp, lq + hq
        c = a * mq - b * mp
        if c == 0:
            hit = True
            break
        turn = "R" if c > 0 else "L"
        if turn != side:
            if length:
                runs.append(side + str(length))
            side, length = turn, 0
        length += 1
        if c > 0:
            lp, lq = mp, mq
        else:
            hp, hq = mp, mq
    if length:
        runs.append(side + str(length))
    if hit:
        return mp, mq, runs
    if lp == 0:
        return hp, hq, runs
    if hq == 0:
        return lp, lq, runs
    # compare a/b - lp/lq with hp/hq - a/b
    low = (a * lq - b * lp) * hq
    high = (b * hp - a * hq) * lq
    if low < high or low == high and lq <= hq:
        return lp, lq, runs
    return hp, hq, runs


n, limit = map(int, input().split())
exact = turns = 0
worst = (0, 1)
where = 0
teeth = []
for k in range(1, n + 1):
    a, b = map(int, input().split())
    p, q, runs = walk(a, b, limit)
    err, base = abs(a * q - b * p), b * q
    if err == 0:
        exact += 1
    if err * worst[1] > worst[0] * base:
        worst = (err, base)
        where = k
    turns += len(runs)
    teeth.append(p + q)
    print(f"{p}/{q}", *runs)
print(exact, turns, where, max(teeth), sum(teeth))
