import sys

SHAPES = {
    "I": "####",
    "O": "##/##",
    "T": "###/.#.",
    "S": ".##/##.",
    "Z": "##./.##",
    "L": "#./#./##",
    "J": ".#/.#/##",
}


def turned(letter, times):
    rows = SHAPES[letter].split("/")
    for _ in range(times):
        rows = ["".join(col) for col in zip(*rows[::-1])]
    return rows


def main():
    first, *moves = sys.stdin.read().strip().split("\n")
    w, h, g = map(int, first.split())
    full = (1 << w) - 1
    shaft = []              # rows from the floor up, each a mask of columns
    heights = []
    points = cleared = pushed = placed = 0
    combo = False
    state = "open"
    for move in moves:
        letter, times, col = move.split()
        rows = turned(letter, int(times))
        col = max(0, min(int(col), w - len(rows[0])))
        masks = []
        for row in reversed(rows):
            mask = 0
            for i, sign in enumerate(row):
                if sign == "#":
                    mask |= 1 << col + i
            masks.append(mask)
        low = len(shaft)
        while low > 0:
            hit = False
            for i, mask in enumerate(masks):
                if low - 1 + i < len(shaft) and shaft[low - 1 + i] & mask:
                    hit = True
            if hit:
                break
            low -= 1
        if low + len(masks) > h:
            state = "blocked"
            break
        for i, mask in enumerate(masks):
            if low + i < len(shaft):
                shaft[low + i] |= mask
            else:
                shaft.append(mask)
        placed += 1
        rest = [row for row in shaft if row != full]
        gone = len(shaft) - len(rest)
        shaft = rest
        if gone:
            points += gone * gone * (2 if combo else 1)
            cleared += gone
        combo = gone > 0
        if not shaft:
            points += 10
        heights.append(len(shaft))
        if placed % g == 0:
            if len(shaft) == h:
                state = "blocked"
                break
            shaft.insert(0, full ^ 1 << placed % w)
            pushed += 1
    print(*heights)
    print(points, cleared, pushed, placed, state)
    for row in reversed(shaft):
        print("".join("#" if row >> i & 1 else "." for i in range(w)))


main()
