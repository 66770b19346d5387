import sys
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count, islice
from types import SimpleNamespace


class Graph:
    """An undirected graph: neighbours of a node in the order in which the edges were added, each with the facts of the edge."""

    def __init__(self, edges=()):
        self.adjacency = {}
        for u, v, *facts in edges:
            self.add_edge(u, v, **(facts[0] if facts else {}))

    def add_node(self, node):
        self.adjacency.setdefault(node, {})

    def add_edge(self, u, v, **facts):
        self.add_node(u)
        self.add_node(v)
        self.adjacency[u][v] = self.adjacency[v][u] = facts

    def remove_node(self, node):
        for neighbour in self.adjacency.pop(node):
            del self.adjacency[neighbour][node]

    def edges(self, data):
        done = set()
        for u, neighbours in self.adjacency.items():
            for v, facts in neighbours.items():
                if v not in done:
                    yield u, v, facts
            done.add(u)

    def __iter__(self):
        return iter(self.adjacency)

    def __len__(self):
        return len(self.adjacency)

    def __getitem__(self, node):
        return self.adjacency[node]


def single_source_shortest_path_length(G, source):
    """Nodes that can be reached, with the number of steps it takes."""
    steps = {source: 0}
    queue = [source]
    for node in queue:
        for neighbour in G[node]:
            if neighbour not in steps:
                steps[neighbour] = steps[node] + 1
                queue.append(neighbour)
    return steps


def is_connected(G):
    return len(single_source_shortest_path_length(G, next(iter(G)))) == len(G)


# definitions of networkx


nx = SimpleNamespace(
    Graph=Graph,
    NetworkXError=NetworkXError,
    is_connected=is_connected,
    single_source_shortest_path_length=single_source_shortest_path_length,
)

graph = Graph()
for line in sys.stdin:
    u, v, weight = map(int, line.split())
    graph.add_edge(u, v, weight=weight)

value, sides = stoer_wagner(graph)
print("cut", value)
for side in sorted(sorted(side) for side in sides):
    print(len(side), "nodes:", *side)
