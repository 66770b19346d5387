import sys
from types import SimpleNamespace


class Graph:
    """An undirected graph: for every node its neighbours, in the order in which the edges were added."""

    def __init__(self, node_count):
        self.adjacency = {node: [] for node in range(node_count)}

    def add_edge(self, u, v):
        self.adjacency[u].append(v)
        self.adjacency[v].append(u)

    def __iter__(self):
        return iter(self.adjacency)

    def degree(self):
        return [(node, len(neighbours)) for node, neighbours in self.adjacency.items()]


def number_of_selfloops(G):
    return sum(node in neighbours for node, neighbours in G.adjacency.items())


def all_neighbors(G, node):
    return iter(G.adjacency[node])


# definitions of networkx


nx = SimpleNamespace(
    NetworkXNotImplemented=NetworkXNotImplemented,
    all_neighbors=all_neighbors,
    number_of_selfloops=number_of_selfloops,
)

node_count, edge_count, *ends = map(int, sys.stdin.read().split())
graph = Graph(node_count)
for u, v in zip(ends[::2], ends[1::2]):
    graph.add_edge(u, v)

cores = core_number(graph)
for k in sorted(set(cores.values())):
    print(k, "core:", *[node for node in graph if cores[node] == k])
