from heapq import heappush, heappop

taken = 0
for _ in range(int(input())):
    goal, fuel = map(int, input().split())
    dumps = [tuple(map(int, d.split(":"))) for d in input().split()]
    dumps.append((goal, 0))
    passed = []
    stops = []
    at = i = 0
    while i < len(dumps):
        place, amount = dumps[i]
        if fuel >= place - at:
            fuel -= place - at
            at = place
            heappush(passed, (-amount, place))
            i += 1
        elif passed:
            amount, place = heappop(passed)
            fuel -= amount
            taken -= amount
            stops.append(place)
        else:
            break
    if i == len(dumps):
        print("goal", fuel, len(stops), *stops)
    else:
        print("stuck", at + fuel, len(stops), *stops)
print(taken)
