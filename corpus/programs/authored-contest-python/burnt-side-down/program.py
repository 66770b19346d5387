import sys


def gaps(stack):
    """Neighbouring pairs that do not fit, the plate below counted as a pancake."""
    bad = 0
    for a, b in zip(stack, stack[1:] + [len(stack) + 1]):
        if b - a != 1:
            bad += 1
    return bad


def flip(stack, k):
    return [-x for x in reversed(stack[:k])] + stack[k:]


def search(start):
    n = len(start)
    bound = gaps(start)
    piles, moves = [start], [0]
    visited = cut = 0
    higher = None
    report = []
    while True:
        if not piles:
            report.append((bound, visited, cut))
            bound, higher = higher, None
            piles, moves = [start], [0]
            visited = cut = 0
        depth = len(piles) - 1
        pile = piles[depth]
        if moves[depth] == 0:
            visited += 1
            left = gaps(pile)
            if left == 0:
                break
            if depth + left > bound:
                cut += 1
                if higher is None or depth + left < higher:
                    higher = depth + left
                piles.pop()
                moves.pop()
                continue
        moves[depth] += 1
        if depth and moves[depth] == moves[depth - 1]:
            moves[depth] += 1
        if moves[depth] > n:
            piles.pop()
            moves.pop()
        else:
            piles.append(flip(pile, moves[depth]))
            moves.append(0)
    report.append((bound, visited, cut))
    return moves[:-1], report


for line in sys.stdin:
    pancakes = [int(word) for word in line.split()]
    if not pancakes:
        continue
    flips, report = search(pancakes)
    print(len(flips), ":", *flips)
    for bound, visited, cut in report:
        print(f"bound {bound} visited {visited} cut {cut}")
    pile = pancakes
    turned = 0
    for k in flips:
        pile = flip(pile, k)
        turned += sum(x < 0 for x in pile)
    print("burnt", turned)
