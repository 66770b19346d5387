import random
import sys

rng = random.Random(int(sys.argv[2]))
n, d = (6, 1) if sys.argv[1] == "short" else (90, 2)
print(n, d)
print(*(max(0, 3 + i * (d + 1) * 2 // 3 + rng.randint(-18, 18)) for i in range(n)))
