import sys
input = sys.stdin.readline

n, m = map(int, input().split())
ends = []
g = [[] for _ in range(n + 1)]
for i in range(m):
    u, v = map(int, input().split())
    ends.append((u, v))
    g[u].append((v, i))
    g[v].append((u, i))

# depth-first numbering without recursion
tin = [0] * (n + 1)
low = [0] * (n + 1)
bridge = [False] * m
t = 1
tin[1] = low[1] = 1
st = [(1, -1, iter(g[1]))]
while st:
    u, via, it = st[-1]
    step = next(it, None)
    if step is not None:
        v, e = step
        if e == via:
            continue
        if tin[v]:
            if tin[v] < low[u]:
                low[u] = tin[v]
        else:
            t += 1
            tin[v] = low[v] = t
            st.append((v, e, iter(g[v])))
    else:
        st.pop()
        if st:
            p = st[-1][0]
            if low[u] < low[p]:
                low[p] = low[u]
            if low[u] > tin[p]:
                bridge[via] = True

# groups of islands that stay together whatever single line stops
block = [0] * (n + 1)
head = [0]
sizes = [0]
for s in range(1, n + 1):
    if block[s]:
        continue
    head.append(s)
    block[s] = len(head) - 1
    pile = [s]
    cnt = 0
    while pile:
        u = pile.pop()
        cnt += 1
        for v, e in g[u]:
            if not bridge[e] and not block[v]:
                block[v] = block[s]
                pile.append(v)
    sizes.append(cnt)

b = len(head) - 1
tree = [[] for _ in range(b + 1)]
cut = []
for i in range(m):
    if bridge[i]:
        u, v = ends[i]
        cut.append(i + 1)
        tree[block[u]].append(block[v])
        tree[block[v]].append(block[u])

far, pairs, pick = 0, 0, None
for s in range(1, b + 1):
    dist = [-1] * (b + 1)
    dist[s] = 0
    row = [s]
    for u in row:
        for v in tree[u]:
            if dist[v] < 0:
                dist[v] = dist[u] + 1
                row.append(v)
    for v in range(s + 1, b + 1):
        if dist[v] > far:
            far, pairs, pick = dist[v], 1, (s, v)
        elif dist[v] == far:
            pairs += 1

print(len(cut), *cut)
print(b, *sorted(sizes[1:], reverse=True))
if pick is None:
    print("safe")
else:
    print(len(cut) - far, pairs)
    print(head[pick[0]], head[pick[1]])
