import random
import sys

rng = random.Random(int(sys.argv[2]))
n, m = (3, 4) if sys.argv[1] == "short" else (21, 22)
favour = [rng.randint(0, 25) for _ in range(m)]
print(n, m)
for _ in range(n):
    print(*[rng.randint(5, 40) + favour[j] for j in range(m)])
