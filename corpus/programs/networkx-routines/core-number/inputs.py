import random
import sys


def main():
    length, seed = sys.argv[1], int(sys.argv[2])
    rng = random.Random(f"{seed} {length}")
    node_count = 9 if length == "short" else 34 + 2 * (seed % 4)
    # A crowd in the middle, and everyone else tied to a few at random.
    crowd = rng.sample(range(node_count), 4 if length == "short" else 9)
    edges = set()
    for u in range(node_count):
        friends = rng.randint(1, 2 if length == "short" else 4)
        for v in rng.sample(range(node_count), friends):
            if u != v:
                edges.add((min(u, v), max(u, v)))
    for position, u in enumerate(crowd):
        for v in crowd[:position]:
            if rng.random() < 0.8:
                edges.add((min(u, v), max(u, v)))
    edges = list(edges)
    edges.sort()
    rng.shuffle(edges)
    print(node_count, len(edges))
    for u, v in edges:
        print(u, v)


main()
