import sys
from math import comb

tokens = iter(sys.stdin.read().split())
low, high, top, q = (int(next(tokens)) for _ in range(4))

# ways[n][k]: n people in k crews of allowed size
ways = [[0] * (top + 1) for _ in range(top + 1)]
ways[0][0] = 1
for n in range(1, top + 1):
    for k in range(1, n + 1):
        for s in range(low, min(high, n) + 1):
            ways[n][k] += comb(n - 1, s - 1) * ways[n - s][k - 1]


def subset_at(pool, size, place):
    """Subset number `place` of the pool among those of this size, in order."""
    picked = []
    for i, person in enumerate(pool):
        if len(picked) == size:
            break
        behind = comb(len(pool) - i - 1, size - len(picked) - 1)
        if place < behind:
            picked.append(person)
        else:
            place -= behind
    return picked


def place_of(pool, subset):
    place = 0
    need = len(subset)
    at = 0
    for i, person in enumerate(pool):
        if at == need:
            break
        if subset[at] == person:
            at += 1
        else:
            place += comb(len(pool) - i - 1, need - at - 1)
    return place


def show(crews):
    return "|".join("".join(map(str, c)) for c in crews)


found = wrong = 0
mixed = 1
sizes = [0] * (high + 1)
for _ in range(q):
    op = next(tokens)
    if op == "nth":
        n, k, r = int(next(tokens)), int(next(tokens)), int(next(tokens))
        if k > n or r > ways[n][k]:
            wrong += 1
            print("only", ways[n][k] if k <= n else 0)
            continue
        r -= 1
        people = list(range(1, n + 1))
        crews = []
        while people:
            k -= 1
            for s in range(low, high + 1):
                if s > len(people):
                    continue
                rest = ways[len(people) - s][k]
                block = comb(len(people) - 1, s - 1) * rest
                if r < block:
                    break
                r -= block
            mates = subset_at(people[1:], s - 1, r // rest)
            r %= rest
            crews.append(people[:1] + mates)
            sizes[s] += 1
            people = [p for p in people[1:] if p not in mates]
        found += 1
        mixed = (mixed * 7 + crews[-1][-1]) % 1009
        print(show(crews))
    elif op == "rank":
        crews = sorted(sorted(map(int, c)) for c in next(tokens).split("|"))
        n, k = sum(map(len, crews)), len(crews)
        misfit = [c for c in crews if not low <= len(c) <= high]
        if misfit:
            wrong += 1
            print("misfit", show(misfit))
            continue
        people = list(range(1, n + 1))
        r = 0
        while crews:
            crew = crews.pop(0)
            left = len(crews)
            for s in range(low, len(crew)):
                r += comb(len(people) - 1, s - 1) * ways[len(people) - s][left]
            rest = ways[len(people) - len(crew)][left]
            r += place_of(people[1:], crew[1:]) * rest
            sizes[len(crew)] += 1
            people = [p for p in people if p not in crew]
        found += 1
        mixed = (mixed * 7 + r + 1) % 1009
        print(r + 1, "of", ways[n][k])
    else:
        n = int(next(tokens))
        row = ways[n][1:n + 1]
        while row and row[-1] == 0:
            row.pop()
        mixed = (mixed * 7 + sum(row)) % 1009
        print("row", sum(row), *row)
print(found, wrong, mixed, *sizes[low:])
