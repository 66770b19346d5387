import sys

rows = sys.stdin.read().split()
H, W = len(rows), len(rows[0])

# run of equal letters to the right and downwards from every cell
right = [[1] * W for _ in range(H)]
down = [[1] * W for _ in range(H)]
for y in range(H - 1, -1, -1):
    for x in range(W - 1, -1, -1):
        if x + 1 < W and rows[y][x + 1] == rows[y][x]:
            right[y][x] = right[y][x + 1] + 1
        if y + 1 < H and rows[y + 1][x] == rows[y][x]:
            down[y][x] = down[y + 1][x] + 1

best = {}
big = {}
by_side = [0] * (min(H, W) + 1)
strange = pure = 0
for spot in range(H * W):
    y, x = divmod(spot, W)
    letter = rows[y][x]
    for side in range(1, min(right[y][x], down[y][x]) + 1):
        if right[y + side - 1][x] < side or down[y][x + side - 1] < side:
            continue
        by_side[side] += 1
        if letter not in best or side > best[letter][0]:
            best[letter] = (side, y + 1, x + 1)
        if side == 1:
            continue
        big[letter] = big.get(letter, 0) + 1
        others = 0
        for line in rows[y + 1:y + side - 1]:
            others += sum(ch != letter for ch in line[x + 1:x + side - 1])
        if others == 0:
            pure += 1
        elif others > strange:
            strange = others

for letter in sorted(best):
    side, y, x = best[letter]
    print(letter, side, f"{y},{x}", big.get(letter, 0))
while by_side[-1] == 0:
    by_side.pop()
print(*by_side[1:])
print(strange, pure)
