import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
radius, s, i, q = (3, 2, 2, 6) if short else (5, 5, 7, 50)
cells = [(a, b) for a in range(-radius, radius + 1) for b in range(-radius, radius + 1) if abs(a + b) <= radius]
cells = rng.sample(cells, s + i)
print(radius, s, i)
names = "ABCDEF"[:s]
for k in range(s):
    print(names[k], *cells[k], rng.randint(0, 5), rng.randint(4, 30))
for cell in cells[s:]:
    print(*cell)
for _ in range(q):
    roll = rng.random()
    a = rng.choice(names)
    if roll < 0.36:
        print("sail", a, rng.randint(1, 6))
    elif roll < 0.52:
        print("turn", a, rng.randint(-5, 5))
    elif roll < 0.68:
        print("fire", a, rng.randint(2, 9))
    elif roll < 0.8:
        print("tell", a, rng.choice([b for b in names if b != a]))
    elif roll < 0.92:
        print("ring", a, rng.randint(1, 4))
    else:
        print("spin", rng.randint(1, 5))
