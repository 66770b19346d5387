import sys
from math import gcd


def cross(ax, ay, bx, by):
    return ax * by - ay * bx


def meet(px, py, dx, dy, wall):
    """Smallest t >= 0 with lamp + t * d on the wall, as (numerator, denominator)."""
    x1, y1, x2, y2 = wall
    ex, ey = x2 - x1, y2 - y1
    wx, wy = x1 - px, y1 - py
    det = cross(dx, dy, ex, ey)
    if det == 0:
        if cross(dx, dy, wx, wy):
            return None
        size = dx * dx + dy * dy
        a = wx * dx + wy * dy
        b = (x2 - px) * dx + (y2 - py) * dy
        if a < 0:
            return None
        return min(a, b), size
    t = cross(wx, wy, ex, ey)
    s = cross(wx, wy, dx, dy)
    if det < 0:
        t, s, det = -t, -s, -det
    if t < 0 or s < 0 or s > det:
        return None
    return t, det


def first_on_way(px, py, x, y, walls):
    """Number of the first listed wall between two points, or 0."""
    for k in sorted(walls):
        if (px, py) == (x, y):
            hit = meet(px, py, 1, 0, walls[k])
            if hit and hit[0] == 0:
                return k
            continue
        hit = meet(px, py, x - px, y - py, walls[k])
        if hit and hit[0] <= hit[1]:
            return k
    return 0


def seen(px, py, k, walls):
    x1, y1, x2, y2 = walls[k]
    for x, y in ((x1, y1), (x2, y2)):
        clear = True
        for m, wall in walls.items():
            hit = meet(px, py, x - px, y - py, wall)
            if hit is None:
                continue
            if hit[0] < hit[1] or (m != k and hit[0] == hit[1]):
                clear = False
                break
        if clear:
            return True
    return False


def main():
    data = sys.stdin.read().split("\n")
    n = int(data[0])
    walls = {k: tuple(map(int, data[k].split())) for k in range(1, n + 1)}
    px, py, q = map(int, data[n + 1].split())
    bruises = [0] * (n + 1)
    fallen = []
    free = 0
    for line in data[n + 2:n + 2 + q]:
        word, *args = line.split()
        if word == "see":
            visible = [k for k in walls if seen(px, py, k, walls)]
            print(*visible or "-")
        elif word == "go":
            x, y = map(int, args)
            k = first_on_way(px, py, x, y, walls)
            if k:
                print("no", k)
            else:
                px, py = x, y
                print("ok")
        else:
            dx, dy = map(int, args)
            best, at = None, 0
            for k, wall in walls.items():
                hit = meet(px, py, dx, dy, wall)
                if hit and (best is None or hit[0] * best[1] < best[0] * hit[1]):
                    best, at = hit, k
            if best is None:
                free += 1
                print("free")
                continue
            g = gcd(*best)
            p, r = best[0] // g, best[1] // g
            print(f"{at}@{p}" if r == 1 else f"{at}@{p}/{r}")
            bruises[at] += 1
            if bruises[at] == 3:
                del walls[at]
                fallen.append(at)
    print(*fallen or ["none"], free, f"{px},{py}")


main()
