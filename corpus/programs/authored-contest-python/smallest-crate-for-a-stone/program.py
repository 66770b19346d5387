import sys
from math import gcd


class Stone:
    def __init__(self, points):
        self.points = points
        self.corners = self.outline()

    def turn(self, a, b, c):
        (ax, ay), (bx, by), (cx, cy) = (self.points[k] for k in (a, b, c))
        return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

    def outline(self):
        order = sorted(range(len(self.points)), key=lambda k: self.points[k])
        halves = []
        for way in (order, order[::-1]):
            chain = []
            for k in way:
                while len(chain) >= 2 and self.turn(chain[-2], chain[-1], k) <= 0:
                    chain.pop()
                chain.append(k)
            halves.append(chain[:-1])
        return halves[0] + halves[1]

    def vec(self, i):
        m = len(self.corners)
        ax, ay = self.points[self.corners[i % m]]
        bx, by = self.points[self.corners[(i + 1) % m]]
        return bx - ax, by - ay


def less(p, q):
    return q is None or p[0] * q[1] < q[0] * p[1]


def show(fraction):
    p, q = fraction
    g = gcd(p, q)
    return "%d/%d" % (p // g, q // g) if q > g else str(p // g)


def calipers(stone):
    m = len(stone.corners)
    right = top = left = 1
    crate = width = None
    crate_at = width_at = 0
    farthest = 0
    pair = None
    steps = 0
    for i in range(m):
        ux, uy = stone.vec(i)
        while True:
            vx, vy = stone.vec(right)
            if ux * vx + uy * vy <= 0:
                break
            right += 1
            steps += 1
        if top < right:
            top = right
        while True:
            vx, vy = stone.vec(top)
            if ux * vy - uy * vx <= 0:
                break
            top += 1
            steps += 1
        if left < top:
            left = top
        while True:
            vx, vy = stone.vec(left)
            if ux * vx + uy * vy >= 0:
                break
            left += 1
            steps += 1
        rx, ry = stone.points[stone.corners[right % m]]
        tx, ty = stone.points[stone.corners[top % m]]
        lx, ly = stone.points[stone.corners[left % m]]
        bx, by = stone.points[stone.corners[i]]
        length = ux * ux + uy * uy
        rise = ux * (ty - by) - uy * (tx - bx)
        span = ux * (rx - lx) + uy * (ry - ly)
        if less((rise * span, length), crate):
            crate, crate_at = (rise * span, length), i
        if less((rise * rise, length), width):
            width, width_at = (rise * rise, length), i
        for end in (i, i + 1):
            ex, ey = stone.points[stone.corners[end % m]]
            reach = (ex - tx) ** 2 + (ey - ty) ** 2
            if reach > farthest:
                farthest = reach
                a, b = stone.corners[end % m], stone.corners[top % m]
                pair = (min(a, b), max(a, b))
    return crate, crate_at, width, width_at, farthest, pair, steps


def main():
    numbers = list(map(int, sys.stdin.read().split()))
    points = list(zip(numbers[1::2], numbers[2::2]))
    stone = Stone(points)
    names = [k + 1 for k in stone.corners]
    crate, crate_at, width, width_at, farthest, pair, steps = calipers(stone)
    print(len(names), *names)
    m = len(names)
    print(show(crate), "%d-%d" % (names[crate_at], names[(crate_at + 1) % m]))
    print(show(width), "%d-%d" % (names[width_at], names[(width_at + 1) % m]))
    print(farthest, pair[0] + 1, pair[1] + 1)
    print(steps)


if __name__ == "__main__":
    main()
