import sys

FAR = 9999


def read_ints():
    return [int(x) for x in sys.stdin.readline().split()]


def walk(step, u, v):
    path = [u]
    while u != v:
        u = step[u][v]
        path.append(u)
    return path


def main():
    n, m, q = read_ints()
    dist = [[FAR] * n for _ in range(n)]
    step = [[-1] * n for _ in range(n)]
    for v in range(n):
        dist[v][v] = 0
        step[v][v] = v
    for _ in range(m):
        u, v, w = read_ints()
        if w < dist[u][v]:
            dist[u][v] = w
            step[u][v] = v

    gain = [0] * n
    for k in range(n):
        for i in range(n):
            head = dist[i][k]
            if head == FAR or i == k:
                continue
            for j in range(n):
                through = head + dist[k][j]
                if through < dist[i][j]:
                    dist[i][j] = through
                    step[i][j] = step[i][k]
                    gain[k] += 1

    for _ in range(q):
        u, v = read_ints()
        if dist[u][v] == FAR:
            print(f"{u}->{v}: no path")
        else:
            print(f"{u}->{v}: {dist[u][v]} via", *walk(step, u, v))

    widest = max(d for row in dist for d in row if d < FAR)
    cut_off = sum(d == FAR for row in dist for d in row)
    print("longest shortest path:", widest)
    print("unreachable pairs:", cut_off)
    print("gain by pivot:", *gain)


main()
