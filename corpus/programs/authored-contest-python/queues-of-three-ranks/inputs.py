import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, top, late = (3, 5, 6) if short else (9, 11, 60)
a = rng.randint(1, 2)
b = a + rng.randint(0, 2)
print(a, b, b + rng.randint(0, 3), rng.randint(6, 9) if short else rng.randint(17, 33))
for k in range(n):
    phases = [rng.randint(1, top) for _ in range(rng.choice((1, 1, 3) if short else (1, 3, 3, 5)))]
    print("ABCDEFGHI"[k], rng.randint(0, late), *phases)
