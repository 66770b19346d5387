import sys
from fractions import Fraction


def worth(stalk):
    total = Fraction(0)
    size = Fraction(1)
    changed = False
    for i, piece in enumerate(stalk):
        if i and piece != stalk[i - 1]:
            changed = True
        if changed:
            size /= 2
        total += size if piece == "B" else -size
    return total


def cuts(stalks, colour, whole):
    """All moves of a colour with the worth they leave behind."""
    for s, (stalk, value) in enumerate(stalks, 1):
        for p, piece in enumerate(stalk, 1):
            if piece == colour:
                yield s, p, whole - value + worth(stalk[:p - 1])


words = sys.stdin.read().split()[1:]
stalks = [(word, worth(word)) for word in words]
whole = sum(value for _, value in stalks)
print(*[value for _, value in stalks])
print(whole, "Blue" if whole > 0 else "Red" if whole < 0 else "second")
for colour, sign in ("B", 1), ("R", -1):
    winning = 0
    best = None
    for s, p, left in cuts(stalks, colour, whole):
        if sign * left >= 0:
            winning += 1
        if best is None or sign * left > sign * best[2]:
            best = (s, p, left)
    if best is None:
        print(colour, "none")
    else:
        print(colour, winning, f"{best[0]}:{best[1]}", best[2])
