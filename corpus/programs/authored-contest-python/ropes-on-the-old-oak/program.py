import sys


def weights(parent, strength):
    """Grundy value of what hangs from each knot, its own rope not counted."""
    hang = [0] * len(parent)
    for v in range(len(parent) - 1, 0, -1):
        if strength[v]:
            hang[parent[v]] ^= through(strength[v], hang[v])
    return hang


def through(s, below):
    if s == 1:
        return below + 1
    if s % 2:
        return below ^ 1
    return below


def fall(parent, strength, v):
    gone = []
    for u in range(v, len(parent)):
        if u == v or strength[u] and parent[u] in gone:
            strength[u] = 0
            gone.append(u)
    return gone


def cut_value(parent, strength, v):
    trial = strength[:]
    if trial[v] == 1:
        fall(parent, trial, v)
    else:
        trial[v] -= 1
    return weights(parent, trial)[0]


def main():
    data = sys.stdin.read().split()
    n = int(data[0])
    parent = [0] + [int(w) for w in data[1:n + 1]]
    strength = [0] + [int(w) for w in data[n + 1:2 * n + 1]]
    start = weights(parent, strength)
    print(start[0], *start[1:])
    names = ("Ann", "Bob")
    mover = 0
    log = []
    heaviest = 0
    lost = [0, 0]
    lucky = 0
    while any(strength):
        value = weights(parent, strength)[0]
        choice = 0
        if value:
            for v in range(1, n + 1):
                if strength[v] and cut_value(parent, strength, v) == 0:
                    choice = v
                    break
        else:
            # no cut wins: take the one that leaves the largest value
            largest = -1
            for v in range(1, n + 1):
                if not strength[v]:
                    continue
                w = cut_value(parent, strength, v)
                if w >= largest:
                    largest, choice = w, v
            lucky += largest
        if strength[choice] > 1:
            strength[choice] -= 1
            log.append(f"{choice}~")
        else:
            gone = fall(parent, strength, choice)
            heaviest = max(heaviest, len(gone))
            lost[mover] += len(gone)
            log.append(str(choice) if len(gone) == 1 else f"{choice}({len(gone)})")
        mover = 1 - mover
    print(*log)
    print(names[1 - mover], len(log), heaviest, *lost, lucky)


main()
