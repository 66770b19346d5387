import sys


def main():
    tok = iter(map(int, sys.stdin.read().split()))
    n, m = next(tok), next(tok)
    w = [0] + [next(tok) for _ in range(n)]
    out = [[] for _ in range(n + 1)]
    into = [[] for _ in range(n + 1)]
    for _ in range(m):
        a, b = next(tok), next(tok)
        out[a].append(b)
        into[b].append(a)

    num = [0] * (n + 1)
    post = []
    seen = [False] * (n + 1)
    seen[1] = True
    st = [(1, iter(out[1]))]
    while st:
        v, it = st[-1]
        for u in it:
            if not seen[u]:
                seen[u] = True
                st.append((u, iter(out[u])))
                break
        else:
            st.pop()
            post.append(v)
            num[v] = len(post)

    dom = [0] * (n + 1)
    dom[1] = 1
    todo = post[-2::-1]
    i = calm = 0
    while calm < len(todo):
        v = todo[i]
        d = 0
        for u in into[v]:
            if dom[u] == 0:
                continue
            if d == 0:
                d = u
                continue
            while u != d:
                if num[u] < num[d]:
                    u = dom[u]
                else:
                    d = dom[d]
        if d == dom[v]:
            calm += 1
        else:
            dom[v] = d
            calm = 0
        i = (i + 1) % len(todo)

    depth = [0] * (n + 1)
    for v in todo:
        depth[v] = depth[dom[v]] + 1
    loss = w[:]
    for v in post[:-1]:
        loss[dom[v]] += loss[v]

    print(*(dom[v] if dom[v] else "-" for v in range(2, n + 1)))
    worst = max(todo, key=lambda v: (loss[v], -v))
    print(worst, loss[worst], len({dom[v] for v in todo}))
    deep = max(depth)
    print(deep, depth.index(deep))


main()
