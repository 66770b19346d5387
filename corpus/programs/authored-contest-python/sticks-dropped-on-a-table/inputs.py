import random
import sys

rng = random.Random(int(sys.argv[2]))
n, side, reach = (4, 6, 5) if sys.argv[1] == "short" else (15, 14, 7)
print(n)
done = []
while len(done) < n:
    x, y = rng.randint(0, side), rng.randint(0, side)
    if done and rng.random() < 0.4:
        a, b, c, d = rng.choice(done)
        x, y = rng.choice([(a, b), (c, d), ((a + c) // 2, (b + d) // 2)])
    dx, dy = rng.choice([(rng.randint(-reach, reach), rng.randint(-reach, reach)), (rng.randint(-reach, reach), 0)])
    if done and rng.random() < 0.2:
        a, b, c, d = rng.choice(done)
        dx, dy = c - a, d - b
    if dx == dy == 0 or not (0 <= x + dx <= side and 0 <= y + dy <= side):
        continue
    done.append((x, y, x + dx, y + dy))
    print(x, y, x + dx, y + dy)
