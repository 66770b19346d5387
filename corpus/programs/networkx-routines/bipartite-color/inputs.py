import random
import sys


def main():
    """Nodes in any order, then for some of them others that are joined to it; there is no cycle of odd length."""
    length, seed = sys.argv[1], int(sys.argv[2])
    rng = random.Random(f"{seed} {length}")
    node_count, edge_count = (8, 7) if length == "short" else (60 + 2 * (seed % 4), 95)
    nodes = rng.sample(range(100), node_count)
    side = {node: rng.random() < 0.5 for node in nodes}
    alone = set(rng.sample(nodes, node_count // 9))
    part = {node: rng.randrange(1 if length == "short" else 2) for node in nodes}
    pairs = [(u, v) for u in nodes for v in nodes if side[u] and not side[v] and part[u] == part[v]]
    pairs = [(u, v) for u, v in pairs if not {u, v} & alone]
    chosen = rng.sample(pairs, min(edge_count, len(pairs)))
    joined = {}
    for u, v in chosen:
        hub, other = (u, v) if rng.random() < 0.5 else (v, u)
        joined.setdefault(hub, []).append(other)
    print(*nodes)
    for hub, others in joined.items():
        print(hub, *others)


main()
