import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m = (7, 10) if sys.argv[1] == "short" else (40, 74)
print(n, m)
print(*(rng.randint(1, 50) for _ in range(n)))
roads = [(1, 2)]
while len(roads) < m:
    a = rng.randint(1, n)
    b = a + rng.randint(1, 5) if rng.random() < 0.8 else rng.randint(1, n)
    if a != b and b <= n:
        roads.append((a, b))
rng.shuffle(roads)
for a, b in roads:
    print(a, b)
