import sys

lines = sys.stdin.read().splitlines()
home, limit, change = lines[0].split()
limit, change = int(limit), int(change)
legs = []
for k, line in enumerate(lines[1:]):
    here, *stops = line.split()[1:]
    for i in range(0, len(stops), 3):
        dep, there, arr = stops[i:i + 3]
        legs.append((int(dep), int(arr), here, there, k))
        here = there
legs.sort(reverse=True)

latest = {}
aboard = [0] * (len(lines) - 1)
useful = 0
for dep, arr, here, there, k in legs:
    good = aboard[k] > 0
    if there == home and arr <= limit:
        good = True
    elif latest.get(there, -1) >= arr + change:
        good = True
    if good:
        aboard[k] += 1
        useful += 1
        if here not in latest:
            latest[here] = dep

latest.pop(home, None)
print(" ".join(town + "=" + str(latest[town]) for town in sorted(latest)))
print(useful, len(legs))
print(*aboard)
