import sys
from typing import List, Tuple

Edge = Tuple[int, int, int]


def read_graph() -> Tuple[int, List[Edge]]:
    n, m = map(int, sys.stdin.readline().split())
    edges: List[Edge] = []
    for _ in range(m):
        a, b, w = map(int, sys.stdin.readline().split())
        edges.append((w, a, b))
    return n, edges


def forest(n: int, edges: List[Edge]) -> None:
    boss = list(range(n))
    size = [1] * n
    taken: List[str] = []
    total = 0
    skipped = 0
    hops = 0
    for w, a, b in sorted(edges):
        ra, rb = a, b
        while boss[ra] != ra:
            boss[ra] = boss[boss[ra]]
            ra = boss[ra]
            hops += 1
        while boss[rb] != rb:
            boss[rb] = boss[boss[rb]]
            rb = boss[rb]
            hops += 1
        if ra == rb:
            skipped += w
            continue
        if size[ra] < size[rb]:
            ra, rb = rb, ra
        boss[rb] = ra
        size[ra] += size[rb]
        total += w
        taken.append(f"{a}-{b}")
    print(f"total {total} skipped {skipped} hops {hops}")
    print(*taken)
    for v in range(n):
        if boss[v] == v:
            print(f"tree at {v} with {size[v]} vertices")


if __name__ == "__main__":
    forest(*read_graph())
