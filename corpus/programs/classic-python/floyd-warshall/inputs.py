import random
import sys


def main():
    size, seed = sys.argv[1], int(sys.argv[2])
    rng = random.Random(seed)
    n, m, q = (5, 9, 3) if size == "short" else (21, 60, 12)
    edges = []
    order = list(range(n))
    rng.shuffle(order)
    for a, b in zip(order, order[1:]):
        edges.append((a, b, rng.randint(1, 12)))
    while len(edges) < m:
        a, b = rng.randrange(n), rng.randrange(n)
        if a != b:
            edges.append((a, b, rng.randint(3, 40)))
    rng.shuffle(edges)
    print(n, m, q)
    for e in edges:
        print(*e)
    for _ in range(q):
        u, v = rng.sample(range(n), 2)
        print(u, v)


main()
