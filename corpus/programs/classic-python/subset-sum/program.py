def trace_back(total, values, last):
    chosen = []
    while total > 0:
        index = last[total]
        chosen.append(index + 1)
        total -= values[index]
    return chosen[::-1]


def main():
    count, target = map(int, input().split())
    values = [int(word) for word in input().split()]
    assert len(values) == count

    ways = [0] * (target + 1)
    ways[0] = 1
    last = [-1] * (target + 1)
    reachable = 1
    for index, value in enumerate(values):
        for total in range(target, value - 1, -1):
            extra = ways[total - value]
            if extra == 0:
                continue
            if ways[total] == 0:
                last[total] = index
                reachable += 1
            ways[total] += extra

    best = target
    while ways[best] == 0:
        best -= 1
    print("sum", best, "in", ways[best], "ways")
    print("items", *trace_back(best, values, last))
    print("reachable", reachable, "of", target + 1)
    missing = [total for total in range(target + 1) if ways[total] == 0]
    print("missing", *missing[-8:])


main()
