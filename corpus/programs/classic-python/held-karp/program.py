import sys


def main():
    n = int(sys.stdin.readline())
    toll = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]
    rest = n - 1
    everyone = (1 << rest) - 1

    # cost[group][last]: cheapest way from city 0 through the group, ending in city last + 1
    cost = [[None] * rest for _ in range(everyone + 1)]
    came = [[None] * rest for _ in range(everyone + 1)]
    for city in range(rest):
        cost[1 << city][city] = toll[0][city + 1]

    by_size = [None] * (rest + 1)
    filled = 0
    for group in range(1, everyone + 1):
        size = bin(group).count("1")
        for last in range(rest):
            here = cost[group][last]
            if here is None:
                continue
            filled += 1
            if by_size[size] is None or here < by_size[size]:
                by_size[size] = here
            for city in range(rest):
                bit = 1 << city
                if group & bit:
                    continue
                total = here + toll[last + 1][city + 1]
                known = cost[group | bit][city]
                if known is None or total < known:
                    cost[group | bit][city] = total
                    came[group | bit][city] = last

    length, last = min((cost[everyone][c] + toll[c + 1][0], c) for c in range(rest))
    tour = [0]
    group = everyone
    while last is not None:
        tour.append(last + 1)
        group, last = group ^ (1 << last), came[group][last]
    tour.append(0)
    tour.reverse()

    print("tour length:", length)
    print("tour:", *tour)
    print("cheapest open paths by size:", *by_size[1:])
    print("states:", filled)


main()
