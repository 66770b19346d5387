import sys

SIDES = {"E": (1, 0), "N": (0, 1), "W": (-1, 0), "S": (0, -1),
         "NE": (1, 1), "NW": (-1, 1), "SW": (-1, -1), "SE": (1, -1)}


def area(poly):
    total = 0
    for (x, y), (u, v) in zip(poly, poly[1:] + poly[:1]):
        total += x * v - u * y
    return total


def clip(poly, a, b, c):
    out = []
    for p, q in zip(poly, poly[1:] + poly[:1]):
        f = a * p[0] + b * p[1] - c
        g = a * q[0] + b * q[1] - c
        if f <= 0:
            out.append(p)
        if f * g < 0:
            out.append((p[0] + (q[0] - p[0]) * f // (f - g), p[1] + (q[1] - p[1]) * f // (f - g)))
    return out


def half(v):
    sign = "-" if v < 0 else ""
    v = abs(v)
    return f"{sign}{v // 2}" + (".5" if v % 2 else "")


tokens = iter(sys.stdin.read().split())
width, height, q = (int(next(tokens)) for _ in range(3))
# all coordinates are kept doubled, so twice the area appears times four
lawn = [(0, 0), (2 * width, 0), (2 * width, 2 * height), (0, 2 * height)]
whole = size = area(lawn)
idle = refused = 0
for _ in range(q):
    a, b = SIDES[next(tokens)]
    rest = clip(lawn, a, b, 2 * int(next(tokens)))
    left = area(rest)
    if left == size:
        idle += 1
        print("idle")
    elif 4 * left < 3 * size:
        refused += 1
        print("refused")
    else:
        lawn, size = rest, left
        print(len(lawn), half(size // 2))

start = min(range(len(lawn)), key=lambda i: (lawn[i][1], lawn[i][0]))
corners = lawn[start:] + lawn[:start]
print(half((whole - size) // 2), idle, refused, *(f"{half(x)},{half(y)}" for x, y in corners))
