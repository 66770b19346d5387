import sys

rd = sys.stdin.readline
for case in range(int(rd())):
    n = int(rd())
    place = list(map(int, rd().split()))
    power = list(map(int, rd().split()))
    way = rd().strip()
    order = sorted(range(n), key=lambda k: place[k])
    standing = []
    fights = 0
    draws = 0
    lost = [0] * n
    longest = 0
    for k in order:
        if way[k] == ">":
            standing.append(k)
            continue
        alive = True
        while standing and way[standing[-1]] == ">":
            j = standing[-1]
            fights += 1
            longest = max(longest, place[k] - place[j])
            if power[j] == power[k]:
                standing.pop()
                lost[j] = k + 1
                lost[k] = j + 1
                draws += 1
                alive = False
                break
            if power[j] > power[k]:
                power[j] -= 1
                lost[k] = j + 1
                alive = False
                break
            power[k] -= 1
            lost[j] = k + 1
            standing.pop()
        if alive:
            standing.append(k)
    standing.sort()
    print(f"#{case + 1}", *(f"{k + 1}:{power[k]}{way[k]}" for k in standing))
    print(fights, draws, longest, *lost)
