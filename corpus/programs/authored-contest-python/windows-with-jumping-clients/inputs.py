import random
import sys

rng = random.Random(int(sys.argv[2]))
w, limit, n, span = (2, 2, 6, 9) if sys.argv[1] == "short" else (3, 5, 56, 95)
print(w, limit, n)
for t in sorted(rng.randint(0, span) for _ in range(n)):
    print(t, rng.choice([1, 2, 3, 4, 6, 9, 14]))
