import heapq
import sys

MOD = 10007


def main():
    first, *field = sys.stdin.read().split("\n")
    h, w, t = map(int, first.split())
    start = goal = None
    for r in range(h):
        for c in range(w):
            if field[r][c] == "S":
                start = r, c
            elif field[r][c] == "G":
                goal = r, c
    price = {}
    ways = {}
    heap = []

    def offer(cost, state, count):
        if state not in price or cost < price[state]:
            price[state] = cost
            ways[state] = count
            heapq.heappush(heap, (cost, state))
        elif cost == price[state]:
            ways[state] = (ways[state] + count) % MOD

    offer(0, (*start, 1), 1)
    cells = {}
    while heap:
        cost, state = heapq.heappop(heap)
        if cost > price[state]:
            continue
        r, c, d = state
        cells.setdefault((r, c), cost)
        offer(cost + t, (r, c, (d + 1) % 4), ways[state])
        offer(cost + t, (r, c, (d + 3) % 4), ways[state])
        r += (d == 2) - (d == 0)
        c += (d == 1) - (d == 3)
        if 0 <= r < h and 0 <= c < w and field[r][c] != "#":
            sign = field[r][c]
            step = int(sign) if sign.isdigit() else 0
            offer(cost + step, (r, c, d), ways[state])

    at_goal = [price.get((*goal, d)) for d in range(4)]
    print(*("-" if p is None else p for p in at_goal))
    if goal in cells:
        best = cells[goal]
        print(best, sum(ways[(*goal, d)] for d in range(4) if at_goal[d] == best) % MOD)
    else:
        print("no way")
    print(len(cells), max(cells.values()))


main()
