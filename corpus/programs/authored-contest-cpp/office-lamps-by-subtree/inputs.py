import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q = (7, 6) if sys.argv[1] == "short" else (32, 70)
heads = [max(1, rng.randint((v + 1) // 3, v - 1)) for v in range(2, n + 1)]
print(n, q)
print(*heads)
print("".join(rng.choice("001") for _ in range(n)))
for i in range(q):
    v = rng.randint(1, n) if rng.random() < 0.6 else rng.randint(1, max(1, n // 4))
    print("c" if i == q - 2 else rng.choice("xxucc"), v)
