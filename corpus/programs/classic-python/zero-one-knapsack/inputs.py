from random import Random
from sys import argv

size, rng = argv[1], Random(int(argv[2]))
count, capacity, heavy = (4, 14, 8) if size == "short" else (24, 90, 28)
print(count, capacity)
for _ in range(count):
    weight = rng.randint(2, heavy)
    value = max(1, weight * rng.randint(6, 15) // 10 + rng.randint(-2, 4))
    print(weight, value)
