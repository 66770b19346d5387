import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, m = 5, 6
else:
    n, m = 46, 88
streets = []
for i in range(m):
    a = rng.randint(3, n)
    if rng.random() < 0.6:
        b = rng.randint(max(1, a - 7), a - 1)
    else:
        b = rng.randint(max(1, a - 6), min(n, a + 6))
    streets.append((a, b))
print(n, m)
print("".join(rng.choice("AB") for _ in range(n)))
for a, b in streets:
    print(a, b)
