import sys
read = sys.stdin.readline


def ask(n, value, suit):
    lead = [[0] * (n + 1)]   # lead[len][i]: what the mover gains over the other
    move = [" " * (n + 1)]
    wrong = pairs = 0
    even = 0
    for size in range(1, n + 1):
        row, signs = [], ""
        for i in range(n - size + 1):
            j = i + size - 1
            left = value[i] - lead[size - 1][i + 1]
            right = value[j] - lead[size - 1][i]
            best, sign = left, "L"
            if right > best:
                best, sign = right, "R"
            if size > 1 and suit[i] == suit[j]:
                both = value[i] + value[j] - lead[size - 2][i + 1]
                if both > best:
                    best, sign = both, "B"
                    pairs += 1
            if size > 1 and (value[i] > value[j] and sign == "R" or value[i] < value[j] and sign == "L"):
                wrong += 1
            if best == 0:
                even += 1
            row.append(best)
            signs += sign
        lead.append(row)
        move.append(signs)
    return lead, move, wrong, pairs, even


def main():
    n = int(read())
    cards = read().split()
    value = [int(c[1:]) for c in cards]
    suit = [c[0] for c in cards]
    lead, move, wrong, pairs, even = ask(n, value, suit)
    i, size = 0, n
    points = [0, 0]
    who = 0
    log = ""
    while size:
        sign = move[size][i]
        log += sign
        j = i + size - 1
        gain = 0
        if sign != "R":
            gain += value[i]
            i += 1
            size -= 1
        if sign != "L":
            gain += value[j]
            size -= 1
        points[who] += gain
        who ^= 1
    print(lead[n][0], *points, log)
    print(wrong, pairs, even)
    # the lead after each possible first cut of the row from the left
    print(*[lead[n - k][k] for k in range(n)])


main()
