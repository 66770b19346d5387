import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q = (7, 4) if sys.argv[1] == "short" else (48, 52)
label = [0] + rng.sample(range(1, n + 1), n)
print(n, q)
for v in range(2, n + 1):
    p = rng.randint(max(1, v - 4), v - 1)
    pair = [label[v], label[p]]
    rng.shuffle(pair)
    print(*pair, rng.randint(1, 12))
for _ in range(q):
    print(rng.randint(1, n), rng.randint(1, n), rng.randint(1, 5))
