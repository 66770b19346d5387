import random
import sys

rng = random.Random(int(sys.argv[2]))
n, wide, tall = (4, 12, 5) if sys.argv[1] == "short" else (23, 60, 12)
print(n, rng.randint(0, 8))
for x in rng.sample(range(wide), n):
    print(x, rng.randint(-tall, tall))
