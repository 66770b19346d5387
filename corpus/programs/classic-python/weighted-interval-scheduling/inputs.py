import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    count, horizon, longest = 5, 20, 8
else:
    count, horizon, longest = 80, 300, 40
print(count)
for _ in range(count):
    start = rng.randint(0, horizon - 2)
    end = min(horizon, start + rng.randint(2, longest))
    print(start, end, rng.randint(1, 9) + (end - start) // 2)
