def main():
    n = int(input())
    trees = [tuple(map(int, input().split())) for _ in range(n)]
    layer = [0] * n
    left = list(range(n))
    level, area, corners = 1, 0, 0
    looks = 0
    value = 0
    report = []
    start = at = min(left, key=trees.__getitem__)
    while left:
        layer[at] = level
        corners += 1
        ax, ay = trees[at]
        pick = None
        for i in left:
            if i == at:
                continue
            if pick is None:
                pick, px, py = i, trees[i][0] - ax, trees[i][1] - ay
                continue
            looks += 1
            dx, dy = trees[i][0] - ax, trees[i][1] - ay
            side = px * dy - py * dx
            if side < 0 or side == 0 and abs(dx) + abs(dy) > abs(px) + abs(py):
                pick, px, py = i, dx, dy
        if pick is not None:
            area += ax * trees[pick][1] - ay * trees[pick][0]
            at = pick
        if at == start:
            report.append(f"{corners}:{area}")
            value += level * area
            left = [i for i in left if layer[i] == 0]
            level, area, corners = level + 1, 0, 0
            if left:
                start = at = min(left, key=trees.__getitem__)
    print(*layer)
    print(len(report), *report)
    print(value, looks)


main()
