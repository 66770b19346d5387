import random
import sys

rng = random.Random(int(sys.argv[2]))
p, f, h, count = (2, 12, 2, 9) if sys.argv[1] == "short" else (3, 24, 3, 140)
ring = [rng.choice("......++>>") for _ in range(f)]
for j in range(p):
    ring[j * (f // p)] = "."
print(p, f, h)
print("".join(ring))
print("".join(rng.choice("1234566") for _ in range(count)))
