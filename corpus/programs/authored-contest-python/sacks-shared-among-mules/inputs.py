import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
k, n = (2, 4) if short else (3, 8)
weights = [rng.randint(3, 20) for _ in range(n)]
print(k, max(max(weights), sum(weights) // k + rng.randint(4, 9) if short else sum(weights) * 11 // 20))
print(*weights)
