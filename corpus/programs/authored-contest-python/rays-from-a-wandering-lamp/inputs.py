import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, q, size, gap = (3, 5, 12, 5) if short else (9, 30, 30, 5)
walls = []


def apart(a, b):
    """Boxes that keep clear of each other."""
    return (max(a[0], a[2]) < min(b[0], b[2]) or max(b[0], b[2]) < min(a[0], a[2])
            or max(a[1], a[3]) < min(b[1], b[3]) or max(b[1], b[3]) < min(a[1], a[3]))


lamp = (size // 2, size // 2)
while len(walls) < n:
    x, y = rng.randint(0, size), rng.randint(0, size)
    u, v = x + rng.randint(-gap, gap), y + rng.randint(-gap, gap)
    wall = (x, y, u, v)
    if not (0 <= u <= size and 0 <= v <= size) or (x, y) == (u, v):
        continue
    if apart(wall, lamp + lamp) and all(apart(wall, w) for w in walls):
        walls.append(wall)
print(n)
for w in walls:
    print(*w)
print(*lamp, q)
for _ in range(q):
    roll = rng.random()
    if roll < 0.58:
        if rng.random() < 0.5:
            w = rng.choice(walls)
            dx, dy = max(-9, min(9, w[0] - lamp[0])), max(-9, min(9, w[1] - lamp[1]))
        else:
            dx, dy = rng.randint(-9, 9), rng.randint(-9, 9)
        if (dx, dy) == (0, 0):
            dx = 1
        print("ray", dx, dy)
    elif roll < 0.85:
        print("go", rng.randint(0, size), rng.randint(0, size))
    else:
        print("see")
