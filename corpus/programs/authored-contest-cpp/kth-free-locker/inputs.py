import random
import sys

mode, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
if mode == "short":
    n, q = rng.randint(5, 9), rng.randint(6, 9)
else:
    n, q = rng.randint(34, 45), rng.randint(85, 100)

free = set(range(1, n + 1))
lines = []
for i in range(q):
    kind = rng.choices([1, 2, 3], [5, 3, 2])[0] if i else 1
    if kind == 1:
        k = rng.randint(1, max(1, min(n, len(free) + rng.choice([0, 0, 0, 1]))))
        lines.append(f"1 {k}")
        if k <= len(free):
            free.discard(sorted(free)[k - 1])
    elif kind == 2:
        taken = sorted(set(range(1, n + 1)) - free)
        x = rng.choice(taken) if taken and rng.random() < 0.8 else rng.randint(1, n)
        free.add(x)
        lines.append(f"2 {x}")
    else:
        a, b = sorted(rng.randint(1, n) for _ in range(2))
        lines.append(f"3 {a} {b}")
print(n, q)
print("\n".join(lines))
