import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
heaps = [rng.randint(3, 8) if short else rng.randint(20, 50) for _ in range(2 if short else 5)]
take = sorted(rng.sample(range(1, 5 if short else 8), 2 if short else 3))
print(len(heaps), len(take))
print(*take)
print(*heaps)
