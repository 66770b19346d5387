import random
import sys


def main():
    length, seed = sys.argv[1], int(sys.argv[2])
    rng = random.Random(f"{seed} {length}")
    node_count, edge_count, query_count = (6, 12, 3) if length == "short" else (21 + seed % 3, 60, 8)
    # Heights of the nodes bend the weights, some below zero, and leave the length of every cycle as it was.
    height = [rng.randint(0, 12) for _ in range(node_count)]
    pairs = set()
    around = rng.sample(range(node_count), node_count - 1)
    pairs |= set(zip(around, around[1:]))
    while len(pairs) < edge_count:
        pairs.add(tuple(rng.sample(range(node_count), 2)))
    print(node_count, edge_count, query_count)
    for u, v in sorted(pairs):
        print(u, v, rng.randint(1, 30) + height[u] - height[v])
    for _ in range(query_count):
        print(*rng.sample(range(node_count), 2))


main()
