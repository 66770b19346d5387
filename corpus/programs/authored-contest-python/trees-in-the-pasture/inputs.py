import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    low, high, q, width, tall = 1, 1, 5, 8, 6
else:
    low, high, q, width, tall = 5, 6, 48, 22, 14

# between two posts on the axis: a chain below to the right, one above back
post = width - 2
xs = sorted(rng.sample(range(1 - post, post), low))
down = [(x, rng.randint(-tall, -1)) for x in xs]
xs = sorted(rng.sample(range(1 - post, post), high), reverse=True)
up = [(x, rng.randint(1, tall)) for x in xs]
ring = [(-post, 0)] + down + [(post, 0)] + up
if rng.random() < 0.5:
    ring.reverse()

print(len(ring), q)
for x, y in ring:
    print(x, y)
for _ in range(q):
    roll = rng.random()
    if roll < 0.15:
        x, y = rng.choice(ring)
    elif roll < 0.3:
        x, y = rng.choice(ring)[0], rng.randint(-tall, tall)
    else:
        x, y = rng.randint(-width, width), rng.randint(-tall, tall)
    print(x, y, rng.randint(0, 9))
