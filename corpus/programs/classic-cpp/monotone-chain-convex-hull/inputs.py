import random
import sys


def cloud(n, rng):
    points = []
    while len(points) < n:
        x, y = rng.randint(-20, 20), rng.randint(-20, 20)
        if abs(x) + abs(y) <= 30 and x * x + y * y <= 420:
            points.append((x, y))
    return points


rng = random.Random(int(sys.argv[2]))
n = 7 if sys.argv[1] == "short" else 110
points = [f"({x},{y})" for x, y in cloud(n, rng)]
for i in range(0, n, 10):
    print(" ".join(points[i:i + 10]))
