import math
import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, m, r = 4, 4, 5
else:
    n, m, r = 9, 36, 8
corners = []
while len(corners) < n:
    x, y = rng.randint(-r, r), rng.randint(-r, r)
    if (x, y) == (0, 0) or any(x * b == y * a and x * a + y * b > 0 for a, b in corners):
        continue
    trial = sorted(corners + [(x, y)], key=lambda p: math.atan2(p[1], p[0]))
    if len(corners) == n - 1:
        gaps = [a[0] * b[1] - a[1] * b[0] for a, b in zip(trial, trial[1:] + trial[:1])]
        if min(gaps) <= 0:
            corners = []
            continue
    corners = trial
if rng.random() < 0.5:
    corners.reverse()
print(n, m)
for x, y in corners:
    print(x, y)
for i in range(m):
    if i % 5 == 3:
        x, y = rng.choice(corners)
    elif i % 5 == 1:
        k = rng.randrange(n)
        x, y = (corners[k][0] + corners[k - 1][0]) // 2, (corners[k][1] + corners[k - 1][1]) // 2
    else:
        x, y = rng.randint(-r, r), rng.randint(-r, r)
    print(x, y, rng.randint(1, 20))
