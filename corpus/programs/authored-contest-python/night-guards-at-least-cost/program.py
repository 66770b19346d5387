T, n = map(int, input().split())
guards = [tuple(map(int, input().split())) for _ in range(n)]
NONE = (10 ** 6, 0)


costs = []
for left_out in range(-1, n):
    best = [(0, 0)]
    for t in range(1, T + 1):
        choice = NONE
        for g, (s, e, pay) in enumerate(guards):
            if s < t <= e and g != left_out:
                before, count = best[s]
                choice = min(choice, (before + pay, count + 1))
        best.append(choice)
    costs.append(best[T][0])
    if left_out < 0:
        print(*(pay if pay < NONE[0] else "-" for pay, _ in best[1:]))
        print(*(count if pay < NONE[0] else "-" for pay, count in best[1:]))

if costs[0] < NONE[0]:
    keys = [g for g in range(1, n + 1) if costs[g] > costs[0]]
    print(*(keys or ["nobody"]))
else:
    print(*(t for t in range(1, T + 1) if not any(s < t <= e for s, e, _ in guards)))
