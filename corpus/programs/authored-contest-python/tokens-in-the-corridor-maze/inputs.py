import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q = (7, 6) if sys.argv[1] == "short" else (31, 44)
door = []
for v in range(1, n + 1):
    if rng.random() < 0.8:
        door.append(v % n + 1 if v % 9 else v - rng.randint(2, 7))
    else:
        door.append(rng.randint(1, n))
print(n, q)
print(*door)
for i in range(q):
    kind = rng.choice(["meet", "meet", "find", "find", "go"])
    if i % 11 == 4:
        kind = "swap"
    x = rng.randint(1, n)
    y = rng.randint(1, n)
    if kind == "go":
        y = rng.choice([rng.randint(1, 9), rng.randint(100, 10 ** 6)])
    print(kind, x, y)
