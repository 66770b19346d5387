import heapq
import sys


class RoadMap:
    def __init__(self, size):
        self.size = size
        self.roads = [[] for _ in range(size + 1)]

    def connect(self, a, b, length):
        self.roads[a].append((b, length))
        self.roads[b].append((a, length))

    def shortest_from(self, source):
        dist = [-1] * (self.size + 1)
        parent = [0] * (self.size + 1)
        done = []
        stale = 0
        dist[source] = 0
        heap = [(0, source)]
        while heap:
            d, town = heapq.heappop(heap)
            if d > dist[town]:
                stale += 1
                continue
            done.append(town)
            for other, length in self.roads[town]:
                through = d + length
                if dist[other] < 0 or through < dist[other]:
                    dist[other] = through
                    parent[other] = town
                    heapq.heappush(heap, (through, other))
        return dist, parent, done, stale


def main():
    data = iter(map(int, sys.stdin.read().split()))
    towns, roads, source, goal = (next(data) for _ in range(4))
    chart = RoadMap(towns)
    for _ in range(roads):
        chart.connect(next(data), next(data), next(data))
    dist, parent, done, stale = chart.shortest_from(source)
    print("order", *done)
    print("dist", *dist[1:])
    if dist[goal] >= 0:
        path = [goal]
        while path[-1] != source:
            path.append(parent[path[-1]])
        print("path", *path[::-1])
    print("stale", stale)


if __name__ == "__main__":
    main()
