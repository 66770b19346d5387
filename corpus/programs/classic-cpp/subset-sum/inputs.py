import random
import sys

rng = random.Random(int(sys.argv[2]))
n, top = (5, 15) if sys.argv[1] == "short" else (14, 160)
values = [rng.randint(2, top) * rng.choice([1, 1, 1, -1]) for _ in range(n)]
low = sum(v for v in values if v < 0)
high = sum(v for v in values if v > 0)
print(rng.randint(low + (high - low) // 4, high - (high - low) // 4))
print(*values)
