import random
import sys


def offers(rng, lengths):
    for length in lengths:
        yield length, length * rng.randint(8, 11) // 3 + rng.randint(0, 3)


rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    rod, kerf, most, lengths = rng.randint(10, 12), 1, 4, rng.sample(range(2, 5), 2)
else:
    rod, kerf, most, lengths = rng.randint(58, 64), rng.randint(2, 3), 7, rng.sample(range(4, 21), 6)
print(rod, kerf, most)
for length, price in offers(rng, lengths):
    print(length, price)
