import sys
from collections import deque


def read_people():
    lines = sys.stdin.read().strip().splitlines()
    count, quantum = map(int, lines[0].split())
    people = []
    for row in lines[1:count + 1]:
        name, arrive, need, patience = row.split()
        people.append([name, int(arrive), int(need), int(patience)])
    return quantum, people


def serve(quantum, people):
    coming = deque(sorted(people, key=lambda p: (p[1], p[0])))
    line = deque()
    got = {p[0]: 0 for p in people}
    done, gone = [], []
    clock = idle = waited = longest = 0

    while coming or line:
        if not line:
            gap = coming[0][1] - clock
            if gap > 0:
                idle += gap
                clock += gap
        while coming and coming[0][1] <= clock:
            line.append(coming.popleft())
        longest = max(longest, len(line))

        front = line.popleft()
        name, arrive, need, patience = front
        spent = clock - arrive - got[name]
        if spent > patience:
            gone.append(name)
            continue

        piece = min(quantum, need - got[name])
        clock += piece
        got[name] += piece
        while coming and coming[0][1] <= clock:
            line.append(coming.popleft())
        if got[name] == need:
            done.append(f"{name}@{clock}")
            waited += spent
        else:
            line.append(front)

    return done, gone, (clock, idle, waited, longest)


quantum, people = read_people()
done, gone, totals = serve(quantum, people)
print("served", len(done), *done)
print("left", len(gone), *gone)
print("clock %d idle %d waited %d longest %d" % totals)
