N, K = map(int, input().split())
traps = set(map(int, input().split())) - {-1}

# plan[s][last]: smallest winning addition at total s, 0 when there is none
plan = [[0] * (K + 1) for _ in range(N + 1)]
lines = []
lost = 0
streak = longest = 0
for s in range(N, -1, -1):
    here = plan[s]
    steps = []
    for d in range(1, K + 1):
        t = s + d
        if t > N:
            break
        if t in traps:
            continue
        if plan[t][d] == 0:
            steps.append(d)
    if s in traps:
        continue
    for last in range(K + 1):
        for d in steps:
            if d != last and d + last != K + 1:
                here[last] = d
                break
        else:
            lost += 1
    if all(here):
        streak += 1
        if streak > longest:
            longest = streak
    else:
        streak = 0
    lines.append("".join(str(d) if d else "." for d in here))

print(" ".join(reversed(lines)))
print(lost, longest)

games = int(input())
wins = [0, 0]
for _ in range(games):
    s, last = map(int, input().split())
    log = [str(s)]
    turn = 0
    while True:
        d = plan[s][last]
        if not d:
            d = K
            while d and (s + d > N or s + d in traps or d == last or d + last == K + 1):
                d -= 1
            if d == 0:
                break
            log.append("?")
        s += d
        last = d
        log[-1] += f"+{d}"
        turn ^= 1
    wins[turn ^ 1] += 1
    print("".join(log), s)
print(*wins)
