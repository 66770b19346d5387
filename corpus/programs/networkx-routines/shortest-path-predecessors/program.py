import sys
from types import SimpleNamespace


class Graph(dict):
    """An undirected graph: a dictionary from each node to its neighbours."""

    def add_edge(self, u, v):
        for node, other in ((u, v), (v, u)):
            self.setdefault(node, {})[other] = True


# definitions of networkx


nx = SimpleNamespace(NodeNotFound=NodeNotFound)


def count_paths(node, before, known):
    """Number of shortest paths to a node."""
    if node not in known:
        known[node] = sum(count_paths(previous, before, known) for previous in before[node]) or 1
    return known[node]


def main():
    source, cutoff = map(int, sys.stdin.readline().split())
    graph = Graph()
    for line in sys.stdin:
        graph.add_edge(*map(int, line.split()))
    before, level = predecessor(graph, source, cutoff=cutoff, return_seen=True)
    known = {}
    for node in sorted(before, key=lambda node: (level[node], node))[-12:]:
        print(f"{node} at {level[node]}:", *before[node], f"({count_paths(node, before, known)} paths)")


main()
