import sys

readline = sys.stdin.readline
n, q, small, big = map(int, readline().split())
weight = list(map(int, readline().split()))
foe = [0] * n
for _ in range(q):
    a, b = map(int, readline().split())
    foe[a - 1] |= 1 << (b - 1)
    foe[b - 1] |= 1 << (a - 1)

full = (1 << n) - 1
FARE_SMALL, FARE_BIG = 5, 8

load = [0] * (full + 1)
calm = [True] * (full + 1)
fare = [0] * (full + 1)
for s in range(1, full + 1):
    low = s & -s
    i = low.bit_length() - 1
    load[s] = load[s ^ low] + weight[i]
    calm[s] = calm[s ^ low] and not foe[i] & s
    if calm[s]:
        if load[s] <= small:
            fare[s] = FARE_SMALL
        elif load[s] <= big:
            fare[s] = FARE_BIG
rides = sum(1 for s in range(full + 1) if fare[s])


def cross(full, fare):
    price = [0]
    ways = [1]
    first = [0]
    for s in range(1, full + 1):
        low = s & -s
        rest = s ^ low
        cheap, count, raft = 999, 0, 0
        sub = rest
        while True:
            # this raft: the lowest traveller and those not left in sub
            group = s ^ sub
            if fare[group] and price[sub] < 999:
                total = fare[group] + price[sub]
                if total < cheap:
                    cheap, count, raft = total, ways[sub], group
                elif total == cheap:
                    count += ways[sub]
            if sub == 0:
                break
            sub = (sub - 1) & rest
        price.append(cheap)
        ways.append(count)
        first.append(raft)
    return price, ways, first


price, ways, first = cross(full, fare)
if price[full] == 999:
    print("nobody crosses", rides)
else:
    print(price[full], ways[full], rides)
    s = full
    while s:
        group = first[s]
        people = [str(i + 1) for i in range(n) if group >> i & 1]
        kind = "small" if fare[group] == FARE_SMALL else "big"
        print(kind, "+".join(people), load[group])
        s ^= group
    print(*[price[full ^ (1 << i)] for i in range(n)])
