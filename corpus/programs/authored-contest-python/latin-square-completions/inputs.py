import sys
import random

size = sys.argv[1]
rng = random.Random(int(sys.argv[2]))
n, empty = (4, 9) if size == "short" else (5, 17)
p, q, d = (rng.sample(range(n), n) for _ in range(3))
square = [[str((p[r] + q[c]) % n) for c in range(n)] for r in range(n)]
square = [[str(d[int(v)] + 1) for v in row] for row in square]
for k in rng.sample(range(n * n), empty):
    square[k // n][k % n] = "."
print(n)
for row in square:
    print("".join(row))
