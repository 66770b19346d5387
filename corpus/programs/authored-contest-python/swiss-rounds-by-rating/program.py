import sys


def ranking(points, strength):
    return sorted(range(len(points)), key=lambda p: (-points[p], -strength[p], p))


def pair_up(order, met):
    """Pairs from the top, going back when the rest cannot be paired."""
    pairs = []
    tries = 0
    free = order[:]
    skip = 0
    while free:
        first = free[0]
        for k in range(1 + skip, len(free)):
            tries += 1
            if free[k] not in met[first]:
                pairs.append((first, free[k], k))
                free = free[1:k] + free[k + 1:]
                skip = 0
                break
        else:
            if not pairs:
                return None, tries
            first, second, k = pairs.pop()
            free.insert(k - 1, second)
            free.insert(0, first)
            skip = k
    return [(a, b) for a, b, _ in pairs], tries


def duel(a, b, strength, form):
    x = strength[a] + form[a] * 3
    y = strength[b] + form[b] * 3
    if abs(x - y) <= 4 and (x + y) % 3 == 0:
        return 1, 1
    if x == y:
        return (2, 0) if a < b else (0, 2)
    upset = (x * y) % 5 == 1
    if (x > y) != upset:
        return 2, 0
    return 0, 2


def main():
    n, rounds = map(int, sys.stdin.readline().split())
    strength = list(map(int, sys.stdin.readline().split()))
    points = [0] * n
    form = [0] * n
    met = [set() for _ in range(n)]
    rested = set()
    work = 0
    table = 0
    todo = []
    finished = 0
    while finished < rounds:
        if not todo:
            order = ranking(points, strength)
            if n % 2:
                idle = [p for p in order if p not in rested][-1]
                rested.add(idle)
                points[idle] += 2
                order.remove(idle)
            pairs, tries = pair_up(order, met)
            work += tries
            if pairs is None:
                print("no pairing")
                break
            todo = pairs[::-1]
            line = []
        a, b = todo.pop()
        table += 1
        x, y = duel(a, b, strength, form)
        points[a] += x
        points[b] += y
        form[a] = max(-3, min(3, form[a] + x - 1))
        form[b] = max(-3, min(3, form[b] + y - 1))
        met[a].add(b)
        met[b].add(a)
        line.append(f"{a + 1}{'>=<'[1 - (x - y) // 2]}{b + 1}")
        if not todo:
            finished += 1
            print(*line)
    print(table, work)
    print(*(f"{p + 1}:{points[p]}({sum(points[q] for q in met[p])})" for p in ranking(points, strength)))


main()
