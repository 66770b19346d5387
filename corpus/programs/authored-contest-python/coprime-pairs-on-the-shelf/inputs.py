import random
import sys

big = sys.argv[1] == "long"
rng = random.Random(int(sys.argv[2]))

n = 40 if big else 5
q = 150 if big else 8
top = 330 if big else 30
rich = [v for v in range(2, top + 1) if v % 2 == 0 or v % 3 == 0 or v % 5 == 0]
labels = [rng.choice(rich) if rng.random() < 0.7 else rng.randint(1, top) for _ in range(n)]
print(n, q)
print(*labels)
print(*(rng.randint(1, n) for _ in range(q)))
