import sys
from types import SimpleNamespace


class Graph:
    """An undirected graph whose nodes are added first, and may stay alone."""

    def __init__(self, nodes):
        self.adjacency = {node: [] for node in nodes}

    def add_edge(self, u, v):
        self.adjacency[u].append(v)
        self.adjacency[v].append(u)

    def is_directed(self):
        return False

    def neighbors(self, node):
        return iter(self.adjacency[node])

    def __iter__(self):
        return iter(self.adjacency)

    def __getitem__(self, node):
        return self.adjacency[node]


def isolates(G):
    return (node for node in G if len(G[node]) == 0)


# definitions of networkx


nx = SimpleNamespace(NetworkXError=NetworkXError, isolates=isolates)


def read_graph():
    graph = Graph(int(node) for node in sys.stdin.readline().split())
    for line in sys.stdin:
        hub, *others = map(int, line.split())
        for other in others:
            graph.add_edge(hub, other)
    return graph


def main():
    graph = read_graph()
    try:
        side = color(graph)
    except nx.NetworkXError as problem:
        print(problem)
        return
    order = list(side)
    print("".join(str(side[node]) for node in sorted(side)))
    print("coloured last:", *order[-6:])
    print("sums:", *[sum(node for node in side if side[node] == which) for which in (0, 1)])


main()
