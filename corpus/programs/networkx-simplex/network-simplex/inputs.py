import random
import sys

# Nodes and edges of the three cohorts; the hundreds of a seed name the cohort.
SIZES = {1: (12, 30), 2: (20, 62), 3: (32, 120)}


def draw_topology(rng, node_count, edge_count):
    """A tree that leads away from its root, and edges across it."""
    order = list(range(node_count))
    rng.shuffle(order)
    parent = {order[k]: order[rng.randrange(k)] for k in range(1, node_count)}
    edges = {(u, v) for v, u in parent.items()}
    while len(edges) < edge_count:
        edges.add(tuple(rng.sample(range(node_count), 2)))
    return order, parent, sorted(edges)


def main():
    length, seed = sys.argv[1], int(sys.argv[2])
    node_count, edge_count = SIZES[seed // 100]
    rng = random.Random(seed)
    order, parent, edges = draw_topology(rng, node_count, edge_count)
    # The root sends all that is wanted; what the tree would carry keeps every demand within reach.
    demand = [0] * node_count
    carried = dict.fromkeys(edges, 0)
    for v in order[1:]:
        wanted = rng.choice([0, 0, 1, 2, 3, 4])
        demand[v] += wanted
        demand[order[0]] -= wanted
        while v in parent:
            carried[parent[v], v] += wanted
            v = parent[v]
    # Both lengths share nodes, edges and demands. Short: the tree is cheap and wide. Long: it is dear and narrow, and some other
    # edges pay for what they carry.
    numbers = random.Random(f"{seed} {length}")
    print(node_count, edge_count)
    print(*demand)
    for u, v in edges:
        in_tree = parent.get(v) == u
        if length == "short":
            capacity = carried[u, v] + numbers.randint(10, 30)
            weight = numbers.randint(1, 9) if in_tree else numbers.randint(60, 99)
        else:
            capacity = carried[u, v] + numbers.randint(1, 4)
            weight = numbers.randint(50, 99) if in_tree else numbers.randint(-20, 20)
        print(u, v, capacity, weight)


main()
