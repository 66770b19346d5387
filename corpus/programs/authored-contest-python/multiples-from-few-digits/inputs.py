import random
import sys

rng = random.Random(int(sys.argv[2]))
t, top = (2, 12) if sys.argv[1] == "short" else (21, 80)
print(t)
for i in range(t):
    n = rng.randint(top // 3, top)
    k = rng.choice([2, 2, 3, 3, 4])
    print(n, "".join(rng.choice("0123456789") for _ in range(k)))
