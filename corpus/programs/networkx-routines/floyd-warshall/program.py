import sys


class DiGraph:
    """A directed graph with weights on its edges."""

    def __init__(self):
        self.successors = {}

    def add_node(self, node):
        self.successors.setdefault(node, {})

    def add_edge(self, tail, head, weight):
        self.successors[tail][head] = {"weight": weight}

    def __iter__(self):
        return iter(self.successors)

    def is_directed(self):
        return True

    def edges(self, data):
        for tail, heads in self.successors.items():
            for head, facts in heads.items():
                yield tail, head, facts


# definitions of networkx


def path_between(start, end, predecessor):
    """The nodes on the way, last first while it is followed back."""
    way = [end]
    while way[-1] != start:
        way.append(predecessor[start][way[-1]])
    return way[::-1]


numbers = list(map(int, sys.stdin.read().split()))
node_count, edge_count, query_count = numbers[:3]
graph = DiGraph()
for node in range(node_count):
    graph.add_node(node)
for at in range(3, 3 + 3 * edge_count, 3):
    graph.add_edge(*numbers[at : at + 3])

predecessor, distance = floyd_warshall_predecessor_and_distance(graph)
for at in range(3 + 3 * edge_count, len(numbers), 2):
    start, end = numbers[at : at + 2]
    if distance[start][end] == float("inf"):
        print("no way from", start, "to", end)
    else:
        print(distance[start][end], *path_between(start, end, predecessor))
