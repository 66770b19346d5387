def main():
    h, w, q = map(int, input().split())
    height = [[0] * (w + 2)]
    for _ in range(h):
        height.append([0] + [int(ch) for ch in input().strip()] + [0])
    height.append([0] * (w + 2))

    surface = 0
    for r in range(1, h + 1):
        for c in range(1, w + 1):
            z = height[r][c]
            surface += z > 0
            for near in (height[r - 1][c], height[r + 1][c], height[r][c - 1], height[r][c + 1]):
                surface += max(0, z - near)

    record, record_at = -1, 0
    for order in range(1, q + 1):
        r, c, d = map(int, input().split())
        old = height[r][c]
        new = min(9, max(0, old + d))
        surface += (new > 0) - (old > 0)
        for near in (height[r - 1][c], height[r + 1][c], height[r][c - 1], height[r][c + 1]):
            surface += abs(new - near) - abs(old - near)
        height[r][c] = new
        print(surface)
        if surface > record:
            record, record_at = surface, order

    rows = [row[1:-1] for row in height[1:-1]]
    above = sum(1 for row in rows for z in row if z)
    south = sum(max(col) for col in zip(*rows))
    east = sum(max(row) for row in rows)
    print(above, south, east)
    print(record_at, record, "/".join("".join(map(str, row)) for row in rows))


main()
