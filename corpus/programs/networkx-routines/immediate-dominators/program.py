import sys
from functools import reduce
from types import SimpleNamespace


class DiGraph:
    """A directed graph: successors and predecessors of every node, in the order in which the edges were added."""

    def __init__(self):
        self.successors = {}
        self.pred = {}

    def add_node(self, node):
        self.successors.setdefault(node, [])
        self.pred.setdefault(node, [])

    def add_edge(self, tail, head):
        self.add_node(tail)
        self.add_node(head)
        self.successors[tail].append(head)
        self.pred[head].append(tail)

    def neighbors(self, node):
        return iter(self.successors[node])

    def __contains__(self, node):
        return node in self.successors

    def __iter__(self):
        return iter(self.successors)

    def __len__(self):
        return len(self.successors)


# definitions of networkx


nx = SimpleNamespace(
    NetworkXError=NetworkXError,
    dfs_labeled_edges=dfs_labeled_edges,
    dfs_postorder_nodes=dfs_postorder_nodes,
)

start, *rows = sys.stdin.read().splitlines()
graph = DiGraph()
for row in rows:
    block, *targets = map(int, row.split())
    for target in targets:
        graph.add_edge(block, target)

idom = immediate_dominators(graph, int(start))
for block in sorted(graph):
    if block != int(start):
        print(block, "<-", idom.get(block, "never reached"))
