import random
import sys


def main():
    """Degrees of a graph drawn at random around a few hubs, some of them bent, and degrees to try."""
    length, seed = sys.argv[1], int(sys.argv[2])
    rng = random.Random(f"{seed} {length}")
    node_count, guest_count = (8, 3) if length == "short" else (34 + 2 * (seed % 4), 5)
    hubs = rng.sample(range(node_count), 2 if length == "short" else 6)
    degree = [0] * node_count
    for u in range(node_count):
        for v in range(u):
            closeness = 0.75 if u in hubs or v in hubs else 0.06
            if rng.random() < closeness:
                degree[u] += 1
                degree[v] += 1
    degree = [max(1, value) for value in degree]
    rng.shuffle(degree)
    highest = max(degree)
    print(*degree)
    print(*rng.sample(range(1, highest + 4), guest_count))


main()
