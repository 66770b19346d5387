import heapq
import sys


class Case:
    __slots__ = ("no", "name", "come", "left", "urgency", "hall", "run", "since", "done", "first", "breaks")

    def __init__(self, no, name, come, need, urgency):
        self.no = no
        self.name = name
        self.come = come
        self.left = need
        self.urgency = urgency
        self.hall = -1
        self.run = 0        # counts the starts, so that stale heap entries are recognised
        self.since = 0
        self.done = -1
        self.first = -1
        self.breaks = 0


def main():
    lines = sys.stdin.read().splitlines()
    n, k, extra, patience = map(int, lines[0].split())
    cases = []
    for no, line in enumerate(lines[1:n + 1]):
        name, come, need, urgency = line.split()
        cases.append(Case(no, name, int(come), int(need), int(urgency)))

    arrivals = sorted(range(n), key=lambda i: (cases[i].come, i))
    halls = list(range(1, k + 1))
    use = [0] * (k + 1)
    waiting = []
    ending = []
    at_risk = []
    log = []
    running = 0
    nxt = 0
    t = 0
    gave_up = []
    waits = 0
    longest = 0

    def enter(c):
        heapq.heappush(waiting, (-c.urgency, c.come, c.no))

    def start(c):
        nonlocal running
        c.hall = heapq.heappop(halls)
        c.run += 1
        c.since = t
        if c.first < 0:
            c.first = t
        heapq.heappush(ending, (t + c.left, c.no, c.run))
        heapq.heappush(at_risk, (c.urgency, -c.come, -c.no, c.run))
        running += 1

    def stop(c):
        nonlocal running
        use[c.hall] += t - c.since
        heapq.heappush(halls, c.hall)
        c.left -= t - c.since
        c.hall = -1
        running -= 1

    while nxt < n or running or waiting:
        # forget entries of runs that are over
        while ending and (cases[ending[0][1]].run != ending[0][2] or cases[ending[0][1]].hall < 0):
            heapq.heappop(ending)
        if nxt < n and (not ending or cases[arrivals[nxt]].come < ending[0][0]):
            t = cases[arrivals[nxt]].come
        elif ending:
            t = ending[0][0]
        else:
            break

        while ending and ending[0][0] == t:
            _, no, run = heapq.heappop(ending)
            c = cases[no]
            if c.run != run or c.hall < 0:
                continue
            stop(c)
            c.done = t
        while nxt < n and cases[arrivals[nxt]].come == t:
            enter(cases[arrivals[nxt]])
            nxt += 1

        while waiting:
            c = cases[waiting[0][2]]
            if c.first < 0 and t - c.come > patience:
                heapq.heappop(waiting)
                gave_up.append(c.name)
                continue
            if halls:
                heapq.heappop(waiting)
                start(c)
                continue
            while at_risk:
                other = cases[-at_risk[0][2]]
                if other.run == at_risk[0][3] and other.hall >= 0:
                    break
                heapq.heappop(at_risk)
            if other.urgency >= c.urgency:
                break
            heapq.heappop(at_risk)
            heapq.heappop(waiting)
            stop(other)
            other.breaks += 1
            other.left += extra
            enter(other)
            start(c)
            log.append(f"{t}:{c.name}>{other.name}")

    for c in cases:
        if c.done < 0:
            print(c.name, "-")
            continue
        wait = c.first - c.come
        waits += wait
        if wait > longest:
            longest = wait
        print(f"{c.name} {c.first} {c.done}" + "*" * c.breaks)
    print(len(log), *log)
    print(t, waits, longest, "use", *use[1:])
    if gave_up:
        print("gave up", *gave_up)


main()
