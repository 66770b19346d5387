import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
floors, room, riders, gap, span = (4, 1, 3, 3, 16) if short else (9, 3, 46, 8, 260)
print(floors, room, rng.randint(1, floors), rng.randint(1, floors), span)
t = 0
for i in range(riders):
    t += rng.randint(0, gap)
    a, b = rng.sample(range(1, floors + 1), 2)
    print(t, "abcdefghijklmnopqrstuvwxyz"[i % 26] + ("" if i < 26 else "2"), a, b, rng.randint(4, 25))
