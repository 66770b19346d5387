import random
import sys

rng = random.Random(int(sys.argv[2]))
count = 3 if sys.argv[1] == "short" else 32
print(count)
for _ in range(count):
    m = rng.randint(2, 90)
    a = rng.randint(-60, 60)
    first = rng.randint(0, 20)
    last = first + rng.randint(3, 60)
    low = -min(a * first, a * last)
    print(first, last, a, low + rng.randint(0, 120), m)
