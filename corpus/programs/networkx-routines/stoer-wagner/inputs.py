import random
import sys


def main():
    """Groups that hold together more closely than they do with each other."""
    length, seed = sys.argv[1], int(sys.argv[2])
    rng = random.Random(f"{seed} {length}")
    node_count, group_count, between = (8, 2, 2) if length == "short" else (22 + seed % 2, 2 + seed % 2, 4 + seed % 3)
    order = list(range(node_count))
    rng.shuffle(order)
    groups = [order[which::group_count] for which in range(group_count)]
    weights = {}
    for group in groups:
        # Around, and across: nobody hangs by a single edge.
        for u, v in zip(group, group[1:] + group[:1]):
            weights[frozenset((u, v))] = rng.randint(5, 11)
        for _ in range(len(group) // 2):
            weights[frozenset(rng.sample(group, 2))] = rng.randint(2, 9)
    for which in range(1, group_count):
        weights[frozenset((rng.choice(groups[0]), rng.choice(groups[which])))] = rng.randint(1, 3)
    for _ in range(between):
        first, second = rng.sample(groups, 2)
        weights[frozenset((rng.choice(first), rng.choice(second)))] = rng.randint(1, 3)
    edges = sorted(tuple(sorted(pair)) for pair in weights)
    rng.shuffle(edges)
    for u, v in edges:
        print(u, v, weights[frozenset((u, v))])


main()
