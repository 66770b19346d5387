import sys
import heapq


def main():
    readline = sys.stdin.readline
    n = int(readline())
    events = []
    for idx in range(n):
        l, r = map(int, readline().split())
        events.append((l, 1, idx))
        events.append((r, 0, idx))
    events.sort()

    alive = [0] * n
    shown = [0] * n
    stack = []
    prev_x = events[0][0]
    top = -1
    strips = 0
    bare = 0
    edge_top = -1
    for x, opening, idx in events:
        width = x - prev_x
        if width > 0:
            if top >= 0:
                shown[top] += width
            else:
                bare += width
            if top != edge_top:
                strips += top >= 0
                edge_top = top
        prev_x = x

        if opening:
            alive[idx] = 1
            heapq.heappush(stack, -idx)
        else:
            alive[idx] = 0
        while stack and not alive[-stack[0]]:
            heapq.heappop(stack)
        top = -stack[0] if stack else -1

    hidden = [i + 1 for i, w in enumerate(shown) if w == 0]
    widest = max(range(n), key=lambda i: (shown[i], i))
    print(*shown)
    print(len(hidden), *hidden)
    print(strips, bare, widest + 1)


main()
