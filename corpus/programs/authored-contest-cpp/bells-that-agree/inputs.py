import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, x = 5, rng.randint(100, 900)
    periods = [4, 6, 9, 10, 15, 12]
else:
    n, x = 64, rng.randint(10**7, 10**8)
    periods = [2, 3, 4, 6, 8, 9, 10, 12, 14, 15, 18, 20, 21, 22, 24, 28, 33, 35, 36, 39, 42, 45, 55, 60, 66, 77, 91, 51]
print(n)
for i in range(n):
    m = rng.choice(periods)
    r = x % m if rng.random() < 0.75 else rng.randrange(m)
    print(r + m * rng.choice([0, 0, 1]), m)
