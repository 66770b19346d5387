import sys


def read_town():
    tokens = iter(map(int, sys.stdin.read().split()))
    n, m = next(tokens), next(tokens)
    coins = [next(tokens) for _ in range(n)]
    streets = [[] for _ in range(n)]
    for _ in range(m):
        a, b = next(tokens) - 1, next(tokens) - 1
        streets[a].append(b)
    return n, coins, streets


def main():
    n, coins, streets = read_town()
    order = [0] * n
    low = [0] * n
    pointer = [0] * n
    district = [-1] * n
    name, best, follow, size = [], [], [], []
    has_exit, has_entry = [], []
    waiting = []
    clock = 0

    for root in range(n):
        if order[root]:
            continue
        clock += 1
        order[root] = low[root] = clock
        waiting.append(root)
        trail = [root]
        while trail:
            here = trail[-1]
            if pointer[here] < len(streets[here]):
                there = streets[here][pointer[here]]
                pointer[here] += 1
                if order[there] == 0:
                    clock += 1
                    order[there] = low[there] = clock
                    waiting.append(there)
                    trail.append(there)
                elif district[there] < 0:
                    low[here] = min(low[here], order[there])
                continue

            trail.pop()
            if trail:
                low[trail[-1]] = min(low[trail[-1]], low[here])
            if low[here] < order[here]:
                continue

            # a whole district is known now, and so is all that lies behind it
            number = len(name)
            members = []
            while True:
                member = waiting.pop()
                district[member] = number
                members.append(member)
                if member == here:
                    break
            purse = 0
            gain, successor = 0, -1
            leaves = False
            for member in members:
                purse += coins[member]
                for there in streets[member]:
                    other = district[there]
                    if other == number:
                        continue
                    leaves = True
                    has_entry[other] = True
                    if best[other] > gain:
                        gain, successor = best[other], other
                    elif best[other] == gain and name[other] < name[successor]:
                        successor = other
            name.append(min(members) + 1)
            size.append(len(members))
            best.append(purse + gain)
            follow.append(successor)
            has_exit.append(leaves)
            has_entry.append(False)

    total = len(name)
    print(total, max(size), size.count(1))
    start = min(range(total), key=lambda d: (-best[d], name[d]))
    chain = []
    d = start
    while d >= 0:
        chain.append(name[d])
        d = follow[d]
    print(best[start])
    print(*chain)
    if total == 1:
        print(0)
    else:
        print(max(has_exit.count(False), has_entry.count(False)))


main()
