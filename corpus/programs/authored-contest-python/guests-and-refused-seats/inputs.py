import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q = (3, 1) if sys.argv[1] == "short" else (4, 21)
for i in range(n):
    print("".join("x" if j in (i, (i + 1) % n) or rng.random() < 0.15 else "." for j in range(n)))
print("".join(f"{rng.randint(1, n)}{rng.choice('abcdef'[:n])}" for _ in range(q)))
