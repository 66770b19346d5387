import random
import string
import sys

mode, seed = sys.argv[1], int(sys.argv[2])
rnd = random.Random(seed)
n = 5 if mode == "short" else 21
top = 12 if mode == "short" else 30
letters = sorted(rnd.sample(string.ascii_lowercase, n))
print(*letters)
print(*[rnd.randint(1, top) for _ in range(n)])
print(*[rnd.randint(0, top // 2) for _ in range(n + 1)])
