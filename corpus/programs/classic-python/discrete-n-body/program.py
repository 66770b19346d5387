from math import isqrt


def toward_zero(a, b):
    if a < 0:
        return -(-a // b)
    return a // b


n, steps, strength, soft = map(int, input().split())
mass, x, y, vx, vy = [], [], [], [], []
for _ in range(n):
    m, px, py, ux, uy = map(int, input().split())
    mass.append(m)
    x.append(px)
    y.append(py)
    vx.append(ux)
    vy.append(uy)

nearest = None
nearest_pair = ""

for t in range(1, steps + 1):
    for i in range(n):
        for j in range(i + 1, n):
            dx = x[j] - x[i]
            dy = y[j] - y[i]
            gap = isqrt(dx * dx + dy * dy)
            if nearest is None or gap < nearest:
                nearest = gap
                nearest_pair = f"{i + 1}-{j + 1} before step {t}"
            r = gap + soft
            cube = r * r * r
            vx[i] += toward_zero(strength * mass[j] * dx, cube)
            vy[i] += toward_zero(strength * mass[j] * dy, cube)
            vx[j] -= toward_zero(strength * mass[i] * dx, cube)
            vy[j] -= toward_zero(strength * mass[i] * dy, cube)
    for i in range(n):
        x[i] += vx[i]
        y[i] += vy[i]

for i in range(n):
    print(f"body {i + 1}: position {x[i]} {y[i]} velocity {vx[i]} {vy[i]}")
px = sum(m * v for m, v in zip(mass, vx))
py = sum(m * v for m, v in zip(mass, vy))
print("momentum:", px, py)
print("closest approach:", nearest, "pair", nearest_pair)
