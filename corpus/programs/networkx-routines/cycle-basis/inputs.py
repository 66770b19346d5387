import random
import sys


def main():
    """A root, then walks; every two nodes that follow each other on a walk are joined, no two of them twice."""
    length, seed = sys.argv[1], int(sys.argv[2])
    rng = random.Random(f"{seed} {length}")
    node_count, walk_count, step_count = (8, 2, 5) if length == "short" else (34 + 2 * (seed % 3), 6, 11)
    joined = set()
    walks = []
    while len(walks) < walk_count:
        walk = [rng.randrange(node_count)]
        for _ in range(step_count):
            choices = [v for v in range(node_count) if v != walk[-1] and (walk[-1], v) not in joined]
            if not choices:
                break
            following = rng.choice(choices)
            joined |= {(walk[-1], following), (following, walk[-1])}
            walk.append(following)
        walks.append(walk)
    print(walks[0][0])
    for walk in walks:
        print(*walk)


main()
