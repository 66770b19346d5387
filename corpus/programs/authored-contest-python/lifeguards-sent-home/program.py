def main():
    n, limit = map(int, input().split())
    watch = []
    points = set()
    for _ in range(n):
        a, b = map(int, input().split())
        watch.append((a, b))
        points |= {a, b}
    xs = sorted(points)
    cell = {x: i for i, x in enumerate(xs)}
    width = [b - a for a, b in zip(xs, xs[1:])]

    change = [0] * len(xs)
    for a, b in watch:
        change[cell[a]] += 1
        change[cell[b]] -= 1
    on_duty = []
    now = 0
    for d in change[:-1]:
        now += d
        on_duty.append(now)

    guarded = sum(w for w, c in zip(width, on_duty) if c)
    print(guarded, max(on_duty))

    here = [True] * n
    given_up = 0
    sent = []
    while len(sent) < n - 1:
        # length watched by one guard only, up to each point
        alone = [0]
        for w, c in zip(width, on_duty):
            alone.append(alone[-1] + (w if c == 1 else 0))
        pick, loss = -1, 0
        for g in range(n):
            if here[g]:
                a, b = watch[g]
                own = alone[cell[b]] - alone[cell[a]]
                if pick < 0 or own < loss:
                    pick, loss = g, own
        if given_up + loss > limit:
            break
        given_up += loss
        here[pick] = False
        a, b = watch[pick]
        for i in range(cell[a], cell[b]):
            on_duty[i] -= 1
        sent.append(f"{pick + 1}" if loss == 0 else f"{pick + 1}:{loss}")

    print(len(sent), *sent)
    print(guarded - given_up, max(on_duty), "stay", *(g + 1 for g in range(n) if here[g]))


main()
