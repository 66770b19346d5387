import sys
from collections import deque


def main():
    data = sys.stdin.read().split("\n")
    floors, room, start, home, span = (int(x) for x in data[0].split())
    calls = deque()
    for line in data[1:]:
        if line.strip():
            t, name, src, dst, patience = line.split()
            calls.append((int(t), name, int(src), int(dst), int(patience)))
    waiting = [[] for _ in range(floors + 1)]
    inside = []
    floor = start
    heading = 0
    doors = 0
    moved = 0
    rest = 0
    delivered = []
    stairs = []
    refused = 0
    waited = worst = 0
    log = []
    now = 0
    while now < span:
        while calls and calls[0][0] <= now:
            call = calls.popleft()
            waiting[call[2]].append(call)
        for f in range(1, floors + 1):
            stay = []
            for call in waiting[f]:
                if now - call[0] > call[4]:
                    stairs.append(call[1])
                else:
                    stay.append(call)
            waiting[f] = stay

        if doors > 0:
            doors -= 1
            now += 1
            continue

        wants_out = [r for r in inside if r[3] == floor]
        above = any(r[3] > floor for r in inside) or any(waiting[floor + 1:])
        below = any(r[3] < floor for r in inside) or any(waiting[1:floor])
        if heading == 1 and not above:
            heading = -1 if below else 0
        elif heading == -1 and not below:
            heading = 1 if above else 0
        if heading == 0:
            if waiting[floor] and not inside:
                heading = 1 if waiting[floor][0][3] > floor else -1
            elif above:
                heading = 1
            elif below:
                heading = -1

        boarding = []
        free = room - len(inside) + len(wants_out)
        for call in waiting[floor]:
            up = call[3] > floor
            if (heading == 1 and not up) or (heading == -1 and up):
                continue
            if free == 0:
                refused += 1
                continue
            boarding.append(call)
            free -= 1

        if wants_out or boarding:
            for r in wants_out:
                inside.remove(r)
                delivered.append(f"{r[1]}@{now}")
            for call in boarding:
                waiting[floor].remove(call)
                inside.append(call)
                waited += now - call[0]
                if now - call[0] > worst:
                    worst = now - call[0]
            doors = 1 if len(wants_out) + len(boarding) <= 2 else 2
            rest = 0
            log.append(f"{floor}{'.^v'[heading]}{len(inside)}")
        elif heading:
            floor += heading
            moved += 1
            rest = 0
        else:
            rest += 1
            if rest > 3 and floor != home:
                floor += 1 if home > floor else -1
                moved += 1
            elif not calls and rest > 5:
                break
        now += 1

    print(*log)
    print(*delivered)
    print("stairs", *stairs)
    left = sum(len(w) for w in waiting)
    print(now, floor, moved, refused, waited, worst, len(inside), left, len(calls))


main()
