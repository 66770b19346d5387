import sys

OPEN, YES, NO = 0, 1, -1


def look(clauses, value):
    """First lost clause, or else the first with a single open part."""
    single = None
    for k, clause in enumerate(clauses):
        open_parts = []
        for p in clause:
            v = value[abs(p)]
            if v == OPEN:
                open_parts.append(p)
            elif (v == YES) == (p > 0):
                break
        else:
            if not open_parts:
                return "lost", k
            if len(open_parts) == 1 and single is None:
                single = open_parts[0]
    if single is not None:
        return "force", single
    return "quiet", None


def main():
    head, *rest = sys.stdin.read().strip().split("\n")
    n, m = map(int, head.split())
    clauses = [[int(p) for p in line.split()] for line in rest]
    value = [OPEN] * (n + 1)
    trail = []                  # (item, kind)
    free = forced = clashes = 0
    blame = [0] * m
    solutions = []
    while True:
        verdict, what = look(clauses, value)
        if verdict == "force":
            forced += 1
            value[abs(what)] = YES if what > 0 else NO
            trail.append((abs(what), "forced"))
            continue
        if verdict == "quiet":
            item = 1
            while item <= n and value[item] != OPEN:
                item += 1
            if item <= n:
                free += 1
                value[item] = YES
                trail.append((item, "free"))
                continue
            solutions.append("".join(".+-"[v] for v in value[1:]))
        else:
            clashes += 1
            blame[what] += 1
        while trail and trail[-1][1] != "free":
            item, _ = trail.pop()
            value[item] = OPEN
        if not trail:
            break
        item, _ = trail.pop()
        value[item] = NO
        trail.append((item, "reversed"))
        if len(solutions) == 3:
            break

    print(free, forced, clashes, len(solutions))
    for s in solutions:
        print(s)
    if clashes:
        worst = max(blame)
        print(*(k + 1 for k in range(m) if blame[k] == worst), worst)
    else:
        print("none")


main()
