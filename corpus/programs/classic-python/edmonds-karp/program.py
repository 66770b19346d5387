import sys


def search(source, sink, adjacent, head, room):
    """Breadth-first search; the arc used to enter each vertex, -1 if not reached."""
    entered = [-1] * len(adjacent)
    queue = [source]
    at = 0
    while at < len(queue) and entered[sink] < 0:
        u = queue[at]
        at += 1
        for arc in adjacent[u]:
            v = head[arc]
            if room[arc] > 0 and entered[v] < 0 and v != source:
                entered[v] = arc
                queue.append(v)
    return entered


def main():
    lines = sys.stdin.read().split("\n")
    n, m, source, sink = map(int, lines[0].split())
    head, room = [], []
    adjacent = [[] for _ in range(n)]
    for text in lines[1:m + 1]:
        u, v, c = map(int, text.split())
        adjacent[u].append(len(head))
        head.append(v)
        room.append(c)
        adjacent[v].append(len(head))
        head.append(u)
        room.append(0)

    flow = 0
    rounds = 0
    entered = search(source, sink, adjacent, head, room)
    while entered[sink] >= 0:
        path = [sink]
        bottleneck = None
        v = sink
        while v != source:
            arc = entered[v]
            if bottleneck is None or room[arc] < bottleneck:
                bottleneck = room[arc]
            v = head[arc ^ 1]
            path.append(v)
        for v in path[:-1]:
            arc = entered[v]
            room[arc] -= bottleneck
            room[arc ^ 1] += bottleneck
        flow += bottleneck
        rounds += 1
        path.reverse()
        print(f"{rounds}: +{bottleneck} by", *path)
        entered = search(source, sink, adjacent, head, room)

    print("maximum flow:", flow)
    side = [v for v in range(n) if v == source or entered[v] >= 0]
    print("source side of the cut:", *side)
    print("used:", *[room[arc] for arc in range(1, 2 * m, 2)])


main()
