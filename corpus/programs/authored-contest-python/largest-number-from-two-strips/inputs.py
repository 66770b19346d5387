from random import Random
import sys

rnd = Random(int(sys.argv[2]))
t, size = (2, 3) if sys.argv[1] == "short" else (24, 7)
print(t)
for _ in range(t):
    a = "".join(str(rnd.randint(1, rnd.choice([4, 9]))) for _ in range(rnd.randint(2, size)))
    b = "".join(str(rnd.randint(1, rnd.choice([4, 9]))) for _ in range(rnd.randint(2, size)))
    print(a, b, rnd.randint(2, max(3, len(a) + len(b) - 2)))
