import sys
from itertools import product

sheet = [list(line) for line in sys.stdin.read().split()]


def cut_out(r, c):
    """Takes the piece at (r, c) out of the sheet."""
    sheet[r][c] = "."
    piece = [(r, c)]
    for y, x in piece:
        for v, u in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
            if 0 <= v < len(sheet) and 0 <= u < len(sheet[0]) and sheet[v][u] == "#":
                sheet[v][u] = "."
                piece.append((v, u))
    return piece


def picture(cells):
    top = min(y for y, _ in cells)
    left = min(x for _, x in cells)
    high = max(y for y, _ in cells) - top + 1
    wide = max(x for _, x in cells) - left + 1
    rows = [["."] * wide for _ in range(high)]
    for y, x in cells:
        rows[y - top][x - left] = "#"
    return rows


def spell(rows):
    return "/".join("".join(row) for row in rows)


kinds = {}
pieces = largest = upright = 0
for r, c in product(range(len(sheet)), range(len(sheet[0]))):
    if sheet[r][c] == "#":
        piece = cut_out(r, c)
        rows = picture(piece)
        lying = spell(rows)
        spellings = []
        for _ in range(4):
            rows = [list(col) for col in zip(*rows[::-1])]
            spellings.append(spell(rows))
            spellings.append(spell(rows[::-1]))
        name = min(spellings)
        entry = kinds.setdefault(name, [0, len(set(spellings))])
        entry[0] += 1
        pieces += 1
        largest = max(largest, len(piece))
        if lying == name:
            upright += 1

for name in sorted(kinds):
    print(name, *kinds[name])
print(pieces, len(kinds), largest, upright)
