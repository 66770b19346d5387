import sys


def main():
    read = sys.stdin.readline
    n, m, q = map(int, read().split())
    paths = [[] for _ in range(n + 1)]
    for _ in range(m):
        a, b = map(int, read().split())
        paths[a].append(b)
        paths[b].append(a)

    root = list(range(n + 1))
    width = [0] * (n + 1)

    def farthest(start):
        level = [(start, 0)]
        for v, came in level:
            level += [(u, v) for u in paths[v] if u != came]
        return level

    for v in range(1, n + 1):
        if root[v] == v and paths[v]:
            level = farthest(v)
            for u, _ in level:
                root[u] = v
            depth = {0: -1}
            for u, came in farthest(level[-1][0]):
                depth[u] = depth[came] + 1
            width[v] = max(depth.values())

    def find(v):
        while root[v] != v:
            root[v] = root[root[v]]
            v = root[v]
        return v

    answers = []
    widest = []
    idle = 0
    for _ in range(q):
        word, *houses = read().split()
        a = find(int(houses[0]))
        if word == "width":
            answers.append(width[a])
            continue
        b = find(int(houses[1]))
        both = max(width[a], width[b], (width[a] + 1) // 2 + (width[b] + 1) // 2 + 1)
        if word == "plan":
            answers.append(both if a != b else 0)
            continue
        if a == b:
            idle += 1
        else:
            root[b] = a
            width[a] = both
        widest.append(max(width[v] for v in range(1, n + 1) if root[v] == v))
    rest = sorted((width[v] for v in range(1, n + 1) if root[v] == v), reverse=True)
    print(*(answers or ["none"]))
    print(*widest)
    print(len(rest), idle, *rest)


main()
