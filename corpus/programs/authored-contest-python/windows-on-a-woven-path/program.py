import sys


def spread(v):
    # put a gap between neighbouring bits
    v = (v | v << 4) & 0x0F0F
    v = (v | v << 2) & 0x3333
    return (v | v << 1) & 0x5555


def main():
    k, *rest = map(int, sys.stdin.read().split())
    numbers, longest = [], []
    breaks = single = mix = 0
    for w in range(0, len(rest), 4):
        x1, y1, x2, y2 = rest[w:w + 4]
        pieces = []
        stack = [(0, 0, 1 << k)]
        while stack:
            x, y, side = stack.pop()
            if x > x2 or y > y2 or x + side <= x1 or y + side <= y1:
                continue
            if x1 <= x and y1 <= y and x + side - 1 <= x2 and y + side - 1 <= y2:
                code = spread(x) | spread(y) << 1
                if pieces and sum(pieces[-1]) == code:
                    first, length = pieces.pop()
                    pieces.append((first, length + side * side))
                else:
                    if pieces:
                        breaks += code - sum(pieces[-1])
                    mix ^= code
                    pieces.append((code, side * side))
                continue
            side >>= 1
            for corner in (3, 2, 1, 0):
                stack.append((x + side * (corner & 1), y + side * (corner >> 1), side))
        first, length = max(pieces, key=lambda p: (p[1], -p[0]))
        numbers.append(len(pieces))
        longest.append(f"{first}+{length}")
        if len(pieces) == 1:
            single += 1
    print(*numbers)
    print(*longest)
    print(breaks, single, mix)


main()
