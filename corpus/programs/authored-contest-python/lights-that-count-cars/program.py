import sys


def crossing(plan, arrivals):
    shortest, longest, yellow = plan
    lanes = {"n": 0, "e": 0}
    green, amber, held = "n", 0, 0
    flow = []
    passed = stopped = waiting = switches = 0
    peak = {"n": 0, "e": 0}
    for n_cars, e_cars in arrivals:
        lanes["n"] += n_cars
        lanes["e"] += e_cars
        for lane in peak:
            peak[lane] = max(peak[lane], lanes[lane])
        other = "e" if green == "n" else "n"
        if amber:
            amber -= 1
            flow.append("-")
            stopped += 1
            if amber == 0:
                green, held = other, 0
                switches += 1
        else:
            held += 1
            if lanes[green]:
                lanes[green] -= 1
                passed += 1
                flow.append(green)
            elif lanes[other]:
                flow.append(".")
                stopped += 1
            else:
                flow.append("_")
            if lanes[other] == 0:
                if held > longest:
                    held = longest
            elif held >= longest:
                amber = yellow
            elif held >= shortest and lanes[green] < lanes[other] and lanes[green] <= 2:
                amber = yellow
        waiting += lanes["n"] + lanes["e"]
    return flow, (passed, stopped, waiting, switches), peak, lanes, green, amber


words = sys.stdin.readline().split()
plan = tuple(map(int, words))
arrivals = [tuple(map(int, pair)) for pair in sys.stdin.readline().split()]
flow, totals, peak, lanes, green, amber = crossing(plan, arrivals)
print("".join(flow))
print(*totals)
print(*(f"{lane}:{peak[lane]},{lanes[lane]}" for lane in lanes), green, amber)
