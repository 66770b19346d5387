import sys


def main():
    head, *rest = sys.stdin.read().split("\n")
    width, penalty = map(int, head.split())
    words = " ".join(rest).split()
    n = len(words)

    def line_cost(i, j, used):
        """Cost of words i..j-1 on one line of `used` characters."""
        cost = 0 if j == n else (width - used) ** 2
        if j - i == 1 and (i > 0 or j < n):
            cost += penalty
        return cost

    best = [None] * n + [(0, 1, n)]     # cost, number of settings, next line's start
    for i in range(n - 1, -1, -1):
        used = -1
        low, ways, cut = None, 0, 0
        for j in range(i + 1, n + 1):
            used += len(words[j - 1]) + 1
            if used > width:
                break
            cost = line_cost(i, j, used) + best[j][0]
            if low is None or cost < low:
                low, ways, cut = cost, best[j][1], j
            elif cost == low:
                ways += best[j][1]
                cut = j
        best[i] = (low, ways, cut)

    i = lines = 0
    while i < n:
        j = best[i][2]
        text = " ".join(words[i:j])
        print(f"{text}|{line_cost(i, j, len(text))}")
        lines += 1
        i = j

    hasty = hasty_lines = 0
    i = 0
    while i < n:
        j, used = i, -1
        while j < n and used + 1 + len(words[j]) <= width:
            used += 1 + len(words[j])
            j += 1
        hasty += line_cost(i, j, used)
        hasty_lines += 1
        i = j
    print(best[0][0], lines, best[0][1], hasty, hasty_lines)


main()
