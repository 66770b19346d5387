import sys


def pips(hand):
    return sum(a + b for a, b in hand)


def options(hand, ends):
    """(tile, side, new end) for every way to play, in the order of the hand."""
    if ends is None:
        return [(t, 0, t[1]) for t in hand]
    found = []
    for t in hand:
        a, b = t
        for side in (0, 1):
            if side == 1 and ends[0] == ends[1]:
                continue
            if a == ends[side]:
                found.append((t, side, b))
            elif b == ends[side]:
                found.append((t, side, a))
    return found


def pick(style, hand, ends, found):
    best = None
    best_key = None
    for choice in found:
        tile, side, new = choice
        a, b = tile
        if style == "heavy":
            key = a + b
        elif style == "light":
            key = -(a + b)
        elif style == "doubles":
            key = 100 + a if a == b else a + b
        elif style == "keeper":
            rest = [t for t in hand if t != tile]
            other = new if ends is None else ends[1 - side]
            if ends is None:
                other = a
            key = sum(1 for t in rest if new in t or other in t)
        else:
            if ends is None:
                key = a + b
            else:
                total = new + ends[1 - side]
                key = total if total % 5 == 0 else -1
        if best is None or key > best_key:
            best, best_key = choice, key
    return best


def main():
    lines = sys.stdin.read().splitlines()
    players, deal, rounds, keep = map(int, lines[0].split())
    styles = lines[1].split()
    score = [0] * players
    starter = 0
    shown = 0
    for game in range(1, rounds + 1):
        stock = [(int(w[0]), int(w[1])) for w in lines[1 + game].split()]
        hands = []
        for p in range(players):
            hands.append(stock[:deal])
            stock = stock[deal:]
        turn = starter
        top = None
        for p in range(players):
            for t in hands[p]:
                if t[0] == t[1] and (top is None or t > top):
                    top = t
                    turn = p
        ends = None
        line = []
        passes = 0
        drawn = 0
        bonus = [0] * players
        moves = 0
        why = None
        while why is None:
            hand = hands[turn]
            moves += 1
            if ends is None and top is not None:
                found = [(top, 0, top[1])]
            else:
                found = options(hand, ends)
            took = 0
            while not found and len(stock) > keep:
                hand.append(stock.pop(0))
                took += 1
                found = options(hand, ends)
            drawn += took
            name = "ABCD"[turn]
            if not found:
                passes += 1
                line.append(name + "-" + "*" * took)
                if passes == players:
                    why = "blocked"
            else:
                passes = 0
                tile, side, new = pick(styles[turn], hand, ends, found)
                hand.remove(tile)
                if ends is None:
                    ends = [tile[0], tile[1]]
                else:
                    ends[side] = new
                line.append(f"{name}{tile[0]}{tile[1]}{'<>'[side]}" + "*" * took)
                open_sum = ends[0] + ends[1]
                if open_sum % 5 == 0 and open_sum:
                    bonus[turn] += open_sum // 5
                    shown += 1
                if not hand:
                    why = "out"
            if why is None:
                turn = (turn + 1) % players
        counts = [pips(h) for h in hands]
        if why == "out":
            winner = turn
            gain = sum(counts)
        else:
            low = min(counts)
            if counts.count(low) > 1:
                winner = None
                gain = 0
            else:
                winner = counts.index(low)
                gain = sum(counts) - players * low
        for p in range(players):
            score[p] += bonus[p]
        if winner is None:
            starter = (starter + 1) % players
        else:
            score[winner] += gain
            starter = winner
        print(*line)
        print(why, "-" if winner is None else "ABCD"[winner], gain, moves, drawn, *ends, *counts)
    order = sorted(range(players), key=lambda p: -score[p])
    print(*(f"{'ABCD'[p]}:{score[p]}" for p in order), shown)


main()
