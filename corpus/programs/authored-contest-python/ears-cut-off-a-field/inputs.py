import random
import sys

rng = random.Random(int(sys.argv[2]))
low, high, width, tall = (2, 1, 9, 6) if sys.argv[1] == "short" else (11, 10, 44, 30)


def straight(ring):
    for i in range(len(ring)):
        for j in range(i):
            for k in range(j):
                (a, b), (c, d), (e, f) = ring[i], ring[j], ring[k]
                if (c - a) * (f - b) == (d - b) * (e - a):
                    return True
    return False


while True:
    down = [(x, rng.randint(-tall, -1)) for x in sorted(rng.sample(range(2 - width, width - 1), low))]
    up = [(x, rng.randint(1, tall)) for x in sorted(rng.sample(range(2 - width, width - 1), high), reverse=True)]
    ring = [(-width, 0)] + down + [(width, 0)] + up
    if not straight(ring):
        break
turn = rng.randrange(len(ring))
ring = ring[turn:] + ring[:turn]
print(len(ring))
for x, y in ring:
    print(x, y)
