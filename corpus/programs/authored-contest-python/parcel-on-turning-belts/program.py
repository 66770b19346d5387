from collections import deque

DIRS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}


def readHall():
    rowCount, colCount = map(int, input().split())
    return [input().strip() for _ in range(rowCount)], rowCount, colCount


def sendParcel(belts, rowCount, colCount):
    best = {(0, 0): 0}
    cameFrom = {}
    line = deque([(0, 0, 0)])
    done = set()
    stale = 0
    longest = 1
    perCost = []
    while line:
        longest = max(longest, len(line))
        cost, r, c = line.popleft()
        if (r, c) in done:
            stale += 1
            continue
        done.add((r, c))
        while len(perCost) <= cost:
            perCost.append(0)
        perCost[cost] += 1
        for sign, (dr, dc) in DIRS.items():
            nr, nc = r + dr, c + dc
            if nr < 0 or nc < 0 or nr == rowCount or nc == colCount:
                continue
            if belts[nr][nc] == "X":
                continue
            turn = int(belts[r][c] != sign)
            if cost + turn < best.get((nr, nc), 10 ** 6):
                best[nr, nc] = cost + turn
                cameFrom[nr, nc] = (r, c, sign)
                if turn:
                    line.append((cost + 1, nr, nc))
                else:
                    line.appendleft((cost, nr, nc))
    return best, cameFrom, perCost, stale, longest


belts, rowCount, colCount = readHall()
best, cameFrom, perCost, stale, longest = sendParcel(belts, rowCount, colCount)
goal = (rowCount - 1, colCount - 1)
if goal not in best:
    print("stuck")
else:
    moves = []
    turned = []
    spot = goal
    while spot != (0, 0):
        r, c, sign = cameFrom[spot]
        moves.append(sign)
        if belts[r][c] != sign:
            turned.append(f"{r + 1},{c + 1}")
        spot = (r, c)
    print(best[goal], len(moves))
    print("".join(reversed(moves)))
    print(*(turned[::-1] or ["none"]))
print(*perCost)
print(stale, longest)
