import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, q = 5, 3
    a = rng.randint(1, 2)
    b = a + rng.randint(0, 2)
else:
    n, q, a, b = 14, 22, 2, 6
print(n, a, b)
print(q)
for _ in range(q):
    print("".join(rng.choice("hht") for _ in range(n)))
