import sys


class Board:
    """Pits 0 .. p-1 and store p of player 0, pits p+1 .. 2p and store 2p+1 of player 1."""

    def __init__(self, pits, seeds):
        self.p = pits
        self.size = 2 * pits + 2
        self.cells = [seeds] * self.size
        self.cells[pits] = self.cells[-1] = 0

    def side(self, player):
        start = player * (self.p + 1)
        return range(start, start + self.p)

    def sow(self, player, pit):
        """Returns (seeds captured, moves again)."""
        store = player * (self.p + 1) + self.p
        skip = (1 - player) * (self.p + 1) + self.p
        hand = self.cells[pit]
        self.cells[pit] = 0
        at = pit
        while hand:
            at = (at + 1) % self.size
            if at == skip or at == pit:
                continue
            self.cells[at] += 1
            hand -= 1
        if at == store:
            return 0, True
        taken = 0
        if at in self.side(player):
            opposite = 2 * self.p - at
            if self.cells[at] == 1 and self.cells[opposite] > 0:
                taken = 1 + self.cells[opposite]
                self.cells[at] = self.cells[opposite] = 0
        elif self.cells[at] == 4:
            taken = 4
            self.cells[at] = 0
        self.cells[store] += taken
        return taken, False

    def copy(self):
        twin = Board(self.p, 0)
        twin.cells = self.cells[:]
        return twin

    def show(self):
        upper = self.cells[self.p + 1:2 * self.p + 1]
        return f"{self.cells[self.p]} {'.'.join(map(str, self.cells[:self.p]))} | {'.'.join(map(str, upper))} {self.cells[-1]}"


def choose(board, player, style, previous):
    moves = [c for c in board.side(player) if board.cells[c]]
    if style == "first":
        return moves[0]
    if style == "last":
        return moves[-1]
    if style == "fullest":
        pick = moves[0]
        for c in moves:
            if board.cells[c] > board.cells[pick]:
                pick = c
        return pick
    if style == "copycat":
        wanted = None
        if previous is not None:
            wanted = (previous + board.p + 1) % board.size
        if wanted in moves:
            return wanted
        return moves[len(moves) // 2]
    pick = None
    best = None
    for c in moves:
        trial = board.copy()
        taken, again = trial.sow(player, c)
        if style == "greedy":
            worth = 2 * taken
            if again:
                worth += 3
        else:
            worth = 0
            for d in trial.side(player):
                if trial.cells[d] == 0:
                    worth -= 1
                elif trial.cells[d] > 2:
                    worth += 1
            if taken and not again:
                worth += taken // 2
        if best is None or worth >= best:
            pick, best = c, worth
    return pick


def main():
    pits, seeds, limit, every = map(int, input().split())
    styles = input().split()
    board = Board(pits, seeds)
    player = 0
    last = [None, None]
    turns = captured = doubles = 0
    streak = longest = 0
    record = []
    while turns < limit:
        if not any(board.cells[c] for c in board.side(player)):
            break
        pit = choose(board, player, styles[player], last[1 - player])
        last[player] = pit
        taken, again = board.sow(player, pit)
        turns += 1
        number = pit - player * (pits + 1) + 1
        mark = "AB"[player] + str(number)
        if taken:
            captured += taken
            mark += f"x{taken}"
        if again:
            mark += "+"
            doubles += 1
            streak += 1
            if streak > longest:
                longest = streak
            if streak == 3:
                again = False
        if not again:
            streak = 0
            player = 1 - player
        record.append(mark)
        if turns % every == 0:
            print(turns, board.show())
    print(*record)
    left = [sum(board.cells[c] for c in board.side(side)) for side in (0, 1)]
    if turns == limit:
        reason = "limit"
    else:
        reason = "empty"
        for side in (0, 1):
            board.cells[side * (pits + 1) + pits] += left[side]
    a, b = board.cells[pits], board.cells[-1]
    if a == b:
        result = "draw"
    elif a > b:
        result = "A"
    else:
        result = "B"
    print(result, a, b, reason, turns, captured, doubles, longest, *left)


main()
