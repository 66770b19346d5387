from sys import stdin


def explore(door):
    n = len(door)
    tail = [0] * n      # moves until a token stands on a loop
    entry = [-1] * n    # the room where it gets onto the loop
    loop = [-1] * n
    index = [0] * n
    loops = []
    mark = [0] * n
    for s in range(n):
        if mark[s]:
            continue
        path = []
        v = s
        while mark[v] == 0:
            mark[v] = 1
            path.append(v)
            v = door[v]
        if mark[v] == 1:
            cut = path.index(v)
            ring = path[cut:]
            for k, u in enumerate(ring):
                entry[u] = u
                loop[u] = len(loops)
                index[u] = k
                mark[u] = 2
            loops.append(ring)
            path = path[:cut]
        while path:
            u = path.pop()
            after = door[u]
            tail[u] = tail[after] + 1
            entry[u] = entry[after]
            loop[u] = loop[after]
            mark[u] = 2
    return tail, entry, loop, index, loops


def main():
    n, q = map(int, stdin.readline().split())
    door = [int(x) - 1 for x in stdin.readline().split()]
    tail, entry, loop, index, loops = explore(door)

    def stand(v, k):
        if k < tail[v]:
            while k:
                v = door[v]
                k -= 1
            return v
        e = entry[v]
        ring = loops[loop[v]]
        return ring[(index[e] + k - tail[v]) % len(ring)]

    def phase(v):
        return (index[entry[v]] - tail[v]) % len(loops[loop[v]])

    met = apart = 0
    waited = 0
    moved = 0
    out = []
    for _ in range(q):
        kind, *args = stdin.readline().split()
        x, y = map(int, args)
        if kind == "go":
            door_count = y
            room = stand(x - 1, door_count)
            moved = (moved + room + 1) * 2 % 10007
            out.append(str(room + 1))
        elif kind == "meet":
            a, b = x - 1, y - 1
            if loop[a] != loop[b] or phase(a) != phase(b):
                apart += 1
                out.append("never")
                continue
            t = 0
            while a != b:
                a, b = door[a], door[b]
                t += 1
            met += 1
            waited += t
            out.append(f"{t}@{a + 1}")
        elif kind == "swap":
            # exchanging two doors changes the maze for the rest
            a, b = x - 1, y - 1
            door[a], door[b] = door[b], door[a]
            tail, entry, loop, index, loops = explore(door)
            out.append("/".join(str(len(r)) for r in loops))
        else:
            # first move at which a token from x stands in room y
            goal = y - 1
            v = x - 1
            if loop[v] != loop[goal]:
                out.append("no")
            elif tail[goal] == 0:
                e = entry[v]
                t = tail[v] + (index[goal] - index[e]) % len(loops[loop[v]])
                out.append(str(t))
            else:
                steps = tail[v] - tail[goal]
                if steps >= 0 and stand(v, steps) == goal:
                    out.append(str(steps))
                else:
                    out.append("no")

    print(*out)
    print(met, apart, waited, moved)
    rings = sorted(loops, key=lambda r: (-len(r), min(r)))
    print(sum(map(len, loops)), max(tail))
    for ring in rings:
        low = ring.index(min(ring))
        print(*(u + 1 for u in ring[low:] + ring[:low]))


main()
