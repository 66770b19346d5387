from math import gcd


def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def main():
    n, q = map(int, input().split())
    ring = []
    while len(ring) < n:
        x, y = map(int, input().split())
        ring.append((x, y))
    sides = list(zip(ring, ring[1:] + ring[:1]))

    inside = border = outside = 0
    owned = 0
    turns = 0
    log = ""
    for k in range(q):
        px, py, worth = map(int, input().split())
        p = (px, py)
        winding = 0
        touching = False
        for a, b in sides:
            side = cross(a, b, p)
            if side == 0:
                if min(a[0], b[0]) <= px <= max(a[0], b[0]) and min(a[1], b[1]) <= py <= max(a[1], b[1]):
                    touching = True
                    break
            if a[1] <= py < b[1] and side > 0:
                winding += 1
            elif b[1] <= py < a[1] and side < 0:
                winding -= 1
        if touching:
            border += 1
            owned += worth
            log += "|"
        elif winding:
            inside += 1
            owned += 2 * worth
            turns += winding
            log += "+"
        else:
            outside += 1
            owned -= k % 3
            log += "."

    area = sum(a[0] * b[1] - a[1] * b[0] for a, b in sides)
    rim = sum(gcd(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in sides)
    core = (abs(area) - rim + 2) // 2
    print(log)
    print(inside, border, outside, turns)
    print(owned, abs(area), rim, core)


main()
