import random
import sys

rng = random.Random(int(sys.argv[2]))
count, low, high = (3, 3, 6) if sys.argv[1] == "short" else (20, 6, 12)
print(count)
for _ in range(count):
    n = rng.randint(low, high)
    kind = rng.choice("CTS")
    if kind == "T":
        edges = []
        order = rng.sample(range(1, n + 1), n)
        for i in range(1, n):
            edges += rng.sample([order[i], order[rng.randint(max(0, i - 3), i - 1)]], 2)
        print("T", n, *edges)
    else:
        code = [rng.randint(1, n) for _ in range(n - 2)]
        if rng.random() < 0.2:
            code = rng.sample(range(1, n + 1), n - 2)
        print(kind, n, *(rng.sample(range(1, n + 1), 2) if kind == "S" else []), *code)
