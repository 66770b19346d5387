import sys
from collections import deque


def cheapest(n, m, a, b, price):
    """Layer j, post i: j lamps stand on posts i.., one of them on i."""
    layer = [price[i] if i + b >= n else None for i in range(n)]
    fresh = layer
    follow = []
    refreshed = 0
    for turn in range((m - 1) * n):
        i = n - 1 - turn % n
        if i == n - 1:
            layer, fresh = fresh, [None] * n
            follow.append([-1] * n)
            window = deque()
        entering = i + a
        if entering < n and layer[entering] is not None:
            while window and layer[window[-1]] >= layer[entering]:
                window.pop()
                refreshed += 1
            window.append(entering)
        if window and window[0] > i + b:
            window.popleft()
        if window:
            follow[-1][i] = window[0]
            fresh[i] = price[i] + layer[window[0]]
    return fresh, follow, refreshed


def main():
    tokens = sys.stdin.read().split()
    n, m, a, b = map(int, tokens[:4])
    price = list(map(int, tokens[4:4 + n]))

    layer, follow, refreshed = cheapest(n, m, a, b, price)
    start = -1
    for i in range(min(b, n)):
        if layer[i] is None:
            continue
        if start < 0 or layer[i] < layer[start]:
            start = i
    if start < 0:
        print("impossible", refreshed)
        return

    posts = [start]
    for nxt in reversed(follow):
        posts.append(nxt[posts[-1]])
    chain = ["-"] * n
    for i in posts:
        chain[i] = "L"
    print(layer[start], refreshed)
    print("".join(chain))
    print(" ".join(str(i + 1) for i in posts))
    opened = [("?" if c is None else str(c)) for c in layer[:b]]
    print(" ".join(opened))


if __name__ == "__main__":
    main()
