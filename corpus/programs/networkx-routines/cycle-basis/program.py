import sys


class Graph(dict):
    """An undirected graph: for every node the neighbours it has, in the order in which the edges were added."""

    def add_edge(self, u, v):
        self.setdefault(u, []).append(v)
        self.setdefault(v, []).append(u)


# definitions of networkx


def main():
    lines = sys.stdin.read().splitlines()
    root = int(lines[0])
    graph = Graph()
    for line in lines[1:]:
        walk = [int(node) for node in line.split()]
        for u, v in zip(walk, walk[1:]):
            graph.add_edge(u, v)
    basis = cycle_basis(graph, root)
    print(len(basis), "cycles of", sum(map(len, basis)), "edges together")
    for cycle in sorted(basis, key=len)[-3:]:
        turn = cycle.index(min(cycle))
        print(*cycle[turn:], *cycle[:turn])


main()
