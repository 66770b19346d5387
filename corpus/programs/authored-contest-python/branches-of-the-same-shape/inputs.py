import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 9 if sys.argv[1] == "short" else 95
print(n)
print("".join(rng.choice("aaab") for _ in range(n)))
print(*(max(0, rng.randint(v - 7, v - 1) if n < 10 else rng.randint(v // 3, v - 1)) for v in range(1, n + 1)))
