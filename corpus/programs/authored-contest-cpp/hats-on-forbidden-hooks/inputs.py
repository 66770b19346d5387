import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, rounds = 3, 4
else:
    n, rounds = 6, 48
print(n, rounds)
for g in range(n):
    print("".join("x" if rng.random() < 0.36 else "." for _ in range(n)))
