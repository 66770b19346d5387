import sys
from collections import deque


def read_lanes(lines, n):
    out = [[] for _ in range(n)]
    for line in lines:
        a, b = map(int, line.split())
        out[a - 1].append(b - 1)
    for targets in out:
        targets.sort()
    return out


def solve(n, den, lanes):
    """Retrograde analysis; state = (turn * n + goose) * n + fox, turn 0 is the goose's."""
    size = 2 * n * n
    winner = [""] * size
    dist = [0] * size
    open_moves = [0] * size
    back = [[] for _ in range(size)]
    queue = deque()
    for g in range(n):
        for f in range(n):
            if f == den:
                continue
            for turn in (0, 1):
                s = (turn * n + g) * n + f
                if g == f:
                    winner[s] = "F"
                    queue.append(s)
                elif g == den:
                    winner[s] = "G"
                    queue.append(s)
                elif turn == 0:
                    goals = lanes[g] or [g]
                    open_moves[s] = len(goals)
                    for t in goals:
                        back[(n + t) * n + f].append(s)
                else:
                    goals = [t for t in lanes[f] if t != den] or [f]
                    open_moves[s] = len(goals)
                    for t in goals:
                        back[g * n + t].append(s)
    settled = 0
    widest = 0
    farthest = 0
    while queue:
        if len(queue) > widest:
            widest = len(queue)
        s = queue.popleft()
        settled += 1
        who = winner[s]
        farthest = max(farthest, dist[s])
        for p in back[s]:
            if winner[p]:
                continue
            mover = "G" if p < n * n else "F"
            if who == mover:
                winner[p] = who
                dist[p] = dist[s] + 1
                queue.append(p)
            else:
                open_moves[p] -= 1
                if open_moves[p] == 0:
                    winner[p] = who
                    dist[p] = dist[s] + 1
                    queue.append(p)
    return winner, dist, (settled, widest, farthest)


def follow(n, den, lanes, winner, dist, g, f, turn, limit):
    path = []
    while len(path) < limit and g != f and g != den:
        s = (turn * n + g) * n + f
        want = winner[s]
        best = None
        if turn == 0:
            options = [(t, (n + t) * n + f) for t in lanes[g] or [g]]
        else:
            options = [(t, g * n + t) for t in lanes[f] if t != den] or [(f, g * n + f)]
        for t, after in options:
            if winner[after] != want:
                continue
            if best is None:
                best = (t, after)
            elif want:
                quick = want == "GF"[turn]
                if quick and dist[after] < dist[best[1]]:
                    best = (t, after)
                elif not quick and dist[after] > dist[best[1]]:
                    best = (t, after)
        if turn == 0:
            g = best[0]
        else:
            f = best[0]
        path.append(f"{'gf'[turn]}{best[0] + 1}")
        turn = 1 - turn
    if g == f:
        path.append("caught")
    elif g == den:
        path.append("home")
    else:
        path.append("...")
    return path


def main():
    lines = sys.stdin.read().splitlines()
    n, m, den = map(int, lines[0].split())
    den -= 1
    lanes = read_lanes(lines[1:m + 1], n)
    winner, dist, facts = solve(n, den, lanes)
    tally = {"G": 0, "F": 0, "": 0}
    for g in range(n):
        row = []
        for f in range(n):
            s = g * n + f
            if f == den:
                row.append("--")
                continue
            tally[winner[s]] += 1
            row.append(f"{winner[s]}{dist[s]}" if winner[s] else "??")
        print(*row)
    print(tally["G"], tally["F"], tally[""], *facts)
    for line in lines[m + 1:]:
        if line:
            g, f, turn = line.split()
            print(*follow(n, den, lanes, winner, dist, int(g) - 1, int(f) - 1, "gf".index(turn), 12))


main()
