from math import comb


def cycle_type(p):
    lengths = []
    todo = set(range(len(p)))
    for i in range(len(p)):
        k = 0
        while i in todo:
            todo.discard(i)
            i = p[i]
            k += 1
        if k:
            lengths.append(k)
    return tuple(sorted(lengths, reverse=True))


def main():
    m, c, g = map(int, input().split())
    moves = [tuple(int(v) - 1 for v in input().split()) for _ in range(g)]
    group = [tuple(range(m))]
    known = set(group)
    loose = 0
    types = {}
    head = 0
    while head < len(group):
        p = group[head]
        head += 1
        kind = cycle_type(p)
        types[kind] = types.get(kind, 0) + 1
        if kind[-1] > 1:
            loose += 1
        for move in moves:
            q = tuple(move[v] for v in p)
            if q not in known:
                known.add(q)
                group.append(q)

    print(len(group), loose)
    for kind in sorted(types, reverse=True):
        print(".".join(map(str, kind)), types[kind])
    counts = [0]
    for k in range(1, c + 1):
        fixed = sum(times * k ** len(kind) for kind, times in types.items())
        counts.append(fixed // len(group))
    print(*counts[1:])
    print(sum((-1) ** (c - k) * comb(c, k) * counts[k] for k in range(c + 1)))


main()
