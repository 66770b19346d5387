floors, room, people = map(int, input().split())
calls = []
for k in range(people):
    t, a, b = map(int, input().split())
    calls.append((t, k, a, b))
calls.sort()

halls = {f: [] for f in range(1, floors + 1)}
cabin = []
floor, heading = 1, 0
clock = 0
stops = moved = turns = missed = 0
done = []
waits = 0
crowd = 0
nxt = 0
while nxt < people or cabin or any(halls.values()):
    while nxt < people and calls[nxt][0] <= clock:
        halls[calls[nxt][2]].append(calls[nxt])
        nxt += 1
    opened = False
    for rider in cabin[:]:
        if rider[3] == floor:
            cabin.remove(rider)
            done.append(f"{rider[1] + 1}@{clock}")
            waits += clock - rider[0]
            opened = True
    wanted_up = any(r[3] > floor for r in cabin)
    wanted_down = any(r[3] < floor for r in cabin)
    for f in halls:
        if halls[f]:
            if f > floor:
                wanted_up = True
            elif f < floor:
                wanted_down = True
    if heading == 1 and not wanted_up:
        heading = -1 if wanted_down else 0
        turns += heading != 0
    elif heading == -1 and not wanted_down:
        heading = 1 if wanted_up else 0
        turns += heading != 0
    if heading == 0:
        if halls[floor]:
            heading = 1 if halls[floor][0][3] > floor else -1
        elif wanted_up or wanted_down:
            near = min((f for f in halls if halls[f]), key=lambda f: (abs(f - floor), f))
            heading = 1 if near > floor else -1
    for rider in halls[floor][:]:
        if heading and (rider[3] - floor) * heading > 0:
            if len(cabin) < room:
                cabin.append(rider)
                halls[floor].remove(rider)
                opened = True
            else:
                missed += 1
    if opened:
        stops += 1
        clock += 2
    crowd = max(crowd, len(cabin))
    ahead = any((r[3] - floor) * heading > 0 for r in cabin) or any(halls[f] and (f - floor) * heading > 0 for f in halls)
    if heading and ahead:
        floor += heading
        moved += 1
        clock += 1
    elif not opened:
        clock += 1

print(*done)
print(clock, floor, moved, stops, turns, missed, crowd)
print("%d.%02d" % divmod(waits * 100 // people, 100))
