import heapq


def decode(n, code):
    degree = [1] * (n + 1)
    for c in code:
        degree[c] += 1
    leaves = [v for v in range(1, n + 1) if degree[v] == 1]
    heapq.heapify(leaves)
    edges = []
    for c in code:
        leaf = heapq.heappop(leaves)
        edges.append((min(leaf, c), max(leaf, c)))
        degree[c] -= 1
        if degree[c] == 1:
            heapq.heappush(leaves, c)
    edges.append(tuple(sorted(leaves)))
    return edges


def links(n, edges):
    near = [[] for _ in range(n + 1)]
    for a, b in edges:
        near[a].append(b)
        near[b].append(a)
    return near


def encode(n, edges):
    near = [set(x) for x in links(n, edges)]
    code = []
    leaf = low = min(v for v in range(1, n + 1) if len(near[v]) == 1)
    while len(code) < n - 2:
        (c,) = near[leaf]
        near[c].remove(leaf)
        near[leaf].clear()
        code.append(c)
        if len(near[c]) == 1 and c < low:
            leaf = c
        else:
            low += 1
            while len(near[low]) != 1:
                low += 1
            leaf = low
    return code


def distance(n, edges, a, b):
    near = links(n, edges)
    seen, level, steps = {a}, [a], 0
    while b not in seen:
        steps += 1
        level = [w for v in level for w in near[v] if w not in seen]
        seen.update(level)
    return steps


leaves = widest = paths = 0
for _ in range(int(input())):
    kind, *numbers = input().split()
    n, *rest = map(int, numbers)
    if kind == "T":
        edges = list(zip(rest[::2], rest[1::2]))
        print(*encode(n, edges))
    elif kind == "C":
        edges = sorted(decode(n, rest))
        print(" ".join(f"{a}-{b}" for a, b in edges))
    else:
        a, b, *code = rest
        swap = {a: b, b: a}
        edges = decode(n, [swap.get(c, c) for c in code])
        print("far", distance(n, edges, a, b))
    degrees = [len(x) for x in links(n, edges)[1:]]
    leaves += degrees.count(1)
    widest = max(widest, *degrees)
    paths += max(degrees) == 2
print(leaves, widest, paths)
