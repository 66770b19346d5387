import sys
from itertools import chain, islice, repeat
from math import ceil, sqrt
from types import SimpleNamespace


class DiGraph:
    """A directed graph: nodes and edges, in the order in which they were added."""

    def __init__(self):
        self.nodes = {}
        self.successors = {}

    def add_node(self, node, **facts):
        self.nodes[node] = facts
        self.successors[node] = {}

    def add_edge(self, tail, head, **facts):
        self.successors[tail][head] = facts

    def __iter__(self):
        return iter(self.nodes)

    def __len__(self):
        return len(self.nodes)

    def is_multigraph(self):
        return False

    def edges(self, data):
        return [(u, v, facts) for u, heads in self.successors.items() for v, facts in heads.items()]


def selfloop_edges(G, data):
    return [edge for edge in G.edges(data=data) if edge[0] == edge[1]]


# definitions of networkx


nx = SimpleNamespace(
    NetworkXError=NetworkXError,
    NetworkXUnbounded=NetworkXUnbounded,
    NetworkXUnfeasible=NetworkXUnfeasible,
    selfloop_edges=selfloop_edges,
)


def read_graph(lines):
    node_count, edge_count = map(int, lines[0].split())
    graph = DiGraph()
    for node, demand in enumerate(map(int, lines[1].split())):
        graph.add_node(node, demand=demand)
    for line in lines[2 : 2 + edge_count]:
        tail, head, capacity, weight = map(int, line.split())
        graph.add_edge(tail, head, capacity=capacity, weight=weight)
    return graph


cost, flow = network_simplex(read_graph(sys.stdin.read().splitlines()))
print(cost)
for tail, heads in flow.items():
    used = [f"{head}:{amount}" for head, amount in heads.items() if amount > 0]
    if used:
        print(tail, *used)
