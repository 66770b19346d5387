import sys

data = sys.stdin.read().split()
h, w, k = int(data[0]), int(data[1]), int(data[2])
board = data[3:]
WAYS = ((-1, 0), (0, -1), (-1, -1))


def moves(r, c):
    for dr, dc in WAYS:
        y, x = r, c
        for _ in range(k):
            y += dr
            x += dc
            if y < 0 or x < 0 or board[y][x] == "o":
                break
            yield y, x


worth = {}
tally = []
zeros = []
quiet = []
for square in range(h * w):
    r, c = divmod(square, w)
    if board[r][c] == ".":
        reached = {worth[m] for m in moves(r, c)}
        g = 0
        while g in reached:
            g += 1
        worth[r, c] = g
        if g == 0:
            quiet.append(str(c))
        while g >= len(tally):
            tally.append(0)
        tally[g] += 1
    if c == w - 1:
        zeros.append(",".join(quiet) or "-")
        quiet = []

total = 0
for c in range(w):
    total ^= worth.get((h - 1, c), 0)
wins = []
for c in range(w):
    if board[h - 1][c] == ".":
        goal = total ^ worth[h - 1, c]
        wins += [f"{c}>{y},{x}" for y, x in moves(h - 1, c) if worth[y, x] == goal]
print(*zeros)
print(*tally)
print(total, *wins[:6] if total else ["lost"])
