import random
import sys


def main():
    """A source, a cutoff (0 for none), and the edges of a band: every node is joined to some of the next few."""
    length, seed = sys.argv[1], int(sys.argv[2])
    rng = random.Random(f"{seed} {length}")
    node_count = 10 if length == "short" else 74 + 3 * (seed % 4)
    reach = 2 if length == "short" else 3
    names = list(range(10, 10 + node_count)) if length == "short" else rng.sample(range(10, 200), node_count)
    edges = set()
    for u in range(node_count - 1):
        edges.add((u, u + rng.randint(1, min(reach, node_count - 1 - u))))
        edges.add((u, u + 1) if rng.random() < 0.5 else (u, min(node_count - 1, u + reach)))
    edges = sorted(edge for edge in edges if edge[0] != edge[1])
    rng.shuffle(edges)
    cutoff = 0 if seed % 2 else (4 if length == "short" else 24)
    print(names[0], cutoff)
    for u, v in edges:
        pair = [names[u], names[v]]
        rng.shuffle(pair)
        print(*pair)


main()
