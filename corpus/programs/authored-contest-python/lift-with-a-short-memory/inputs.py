import random
import sys

rng = random.Random(int(sys.argv[2]))
floors, room, people, span = (5, 2, 4, 12) if sys.argv[1] == "short" else (9, 3, 24, 70)
print(floors, room, people)
for _ in range(people):
    a, b = rng.sample(range(1, floors + 1), 2)
    if rng.random() < 0.35 and b != 1:
        a = 1
    print(rng.randint(0, span), a, b)
