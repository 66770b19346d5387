import sys

seen = {}


def successors(board, side, w):
    """Moves in order of their from-square: (name, new board, move ends the game)."""
    step = -w if side == "w" else w
    foe = "b" if side == "w" else "w"
    h = len(board) // w
    goal = 0 if side == "w" else h - 1
    moves = []
    for a, piece in enumerate(board):
        if piece != side:
            continue
        r, c = divmod(a, w)
        if r == goal:
            continue
        for dc in (-1, 0, 1):
            if not 0 <= c + dc < w:
                continue
            b = a + step + dc
            if dc == 0:
                if board[b] != ".":
                    continue
                mark = "-"
            else:
                if board[b] != foe:
                    continue
                mark = "x"
            new = list(board)
            new[a], new[b] = ".", side
            name = "abcd"[c] + str(h - r) + mark + "abcd"[c + dc]
            moves.append((name, "".join(new), b // w == goal))
    return moves


def better(value, best):
    """Fast wins are best, then slow defeats."""
    if best == 0:
        return True
    if value > 0:
        return best < 0 or value < best
    return best < 0 and value < best


def solve(board, side, w):
    stack = [[board, side, None, 0, 0, ""]]
    returned = None
    nodes = cuts = deepest = 0
    while stack:
        top = stack[-1]
        here, turn, moves, at, best, choice = top
        if moves is None:
            nodes += 1
            if len(stack) > deepest:
                deepest = len(stack)
            top[2] = moves = successors(here, turn, w)
            if not moves:
                seen[here + turn] = (-1, "")
                stack.pop()
                continue
        if at < len(moves):
            name, new, ends = moves[at]
            other = "b" if turn == "w" else "w"
            if ends:
                value = 1
            elif new + other in seen:
                if returned == new:
                    returned = None
                else:
                    cuts += 1
                back = seen[new + other][0]
                # a defeat in n moves is kept as -(n + 1)
                value = -back if back < 0 else -back - 2
            else:
                returned = new
                stack.append([new, other, None, 0, 0, ""])
                continue
            if better(value, best):
                top[4], top[5] = value, name
            top[3] += 1
            continue
        seen[here + turn] = (best, choice)
        returned = here
        stack.pop()
    return nodes, cuts, deepest


def main():
    w, h, side = sys.stdin.readline().split()
    w, h = int(w), int(h)
    board = "".join(sys.stdin.readline().strip() for _ in range(h))
    nodes, cuts, deepest = solve(board, side, w)
    line = []
    turn, here = side, board
    while True:
        value, choice = seen[here + turn]
        if not choice:
            break
        line.append(choice)
        for name, new, ends in successors(here, turn, w):
            if name == choice:
                break
        here = new
        turn = "b" if turn == "w" else "w"
        if ends:
            break
    value = seen[board + side][0]
    print("win" if value > 0 else "loss", len(line), *line)
    for i in range(0, len(here), w):
        print(here[i:i + w])
    wins = sum(v > 0 for v, _ in seen.values())
    print(nodes, cuts, deepest, wins)


main()
