JUMPS = [(-2, -1), (-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2)]


class Board:
    def __init__(self, rows):
        self.rows = rows
        self.free = {(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch != "#"}
        self.visited = []

    def start(self):
        for r, row in enumerate(self.rows):
            if "K" in row:
                return r, row.index("K")

    def exits(self, square):
        r, c = square
        return [(r + a, c + b) for a, b in JUMPS if (r + a, c + b) in self.free]

    def enter(self, square):
        self.free.discard(square)
        self.visited.append(square)

    def undo(self):
        square = self.visited.pop()
        self.free.add(square)
        return square


def label(square):
    return "abcdefgh"[square[1]] + str(square[0] + 1)


rows = []
limit = int(input())
while True:
    try:
        line = input().strip()
    except EOFError:
        break
    if line:
        rows.append(line)

board = Board(rows)
goal = len(board.free)
board.enter(board.start())
plans = [sorted(board.exits(board.visited[0]), key=lambda s: len(board.exits(s)))]
longest = board.visited[:]
entered = 1
retreats = 0
orphans = 0
while plans and len(board.visited) < goal and entered < limit:
    if not plans[-1]:
        plans.pop()
        board.undo()
        retreats += 1
        continue
    square = plans[-1].pop(0)
    board.enter(square)
    entered += 1
    if len(board.visited) > len(longest):
        longest = board.visited[:]
    ahead = board.exits(square)
    if not ahead:
        plans.append([])
        continue
    counted = [(len(board.exits(s)), i, s) for i, s in enumerate(ahead)]
    lonely = [s for k, i, s in counted if k == 0]
    if len(lonely) > 1:
        # two squares that could only be the last one
        orphans += 1
        plans.append([])
    else:
        plans.append([s for k, i, s in sorted(counted)])

if len(longest) == goal:
    print("tour", goal)
elif plans:
    print("given up", len(longest), "of", goal)
else:
    print("no tour", len(longest), "of", goal)
print(" ".join(map(label, longest)))
print(entered, retreats, orphans)
