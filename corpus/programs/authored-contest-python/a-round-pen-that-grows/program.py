import sys
from fractions import Fraction


def gap(c, p):
    """How far the square of the distance exceeds the square of the radius."""
    return (c[0] - p[0]) ** 2 + (c[1] - p[1]) ** 2 - c[2]


def on_diameter(p, q):
    x = Fraction(p[0] + q[0], 2)
    y = Fraction(p[1] + q[1], 2)
    return x, y, (x - p[0]) ** 2 + (y - p[1]) ** 2


def through(p, q, r):
    bx, by = q[0] - p[0], q[1] - p[1]
    cx, cy = r[0] - p[0], r[1] - p[1]
    d = 2 * (bx * cy - by * cx)
    b, c = bx * bx + by * by, cx * cx + cy * cy
    ux = Fraction(cy * b - by * c, d)
    uy = Fraction(bx * c - cx * b, d)
    return p[0] + ux, p[1] + uy, ux * ux + uy * uy


def main():
    n, *v = map(int, sys.stdin.read().split())
    sheep = list(zip(v[::2], v[1::2]))
    pen = (Fraction(sheep[0][0]), Fraction(sheep[0][1]), Fraction(0))
    grown = rim = 0
    for i in range(1, n):
        p = sheep[i]
        out = gap(pen, p)
        if out == 0:
            rim += 1
        if out <= 0:
            continue
        # p has to lie on the new rim
        pen = (Fraction(p[0]), Fraction(p[1]), Fraction(0))
        for j in range(i):
            if gap(pen, sheep[j]) <= 0:
                continue
            pen = on_diameter(p, sheep[j])
            for k in range(j):
                if gap(pen, sheep[k]) > 0:
                    pen = through(p, sheep[j], sheep[k])
        grown += 1
        print(i + 1, f"{pen[0]},{pen[1]}", pen[2])
    print(grown, rim, *(i + 1 for i, s in enumerate(sheep) if gap(pen, s) == 0))


main()
